/** A drawing as a picture that every program can show, twice as fine as it is large. */
export async function toPng(
  drawing: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const FINENESS = 2;
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width * FINENESS, height * FINENESS);
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * FINENESS;
    canvas.height = height * FINENESS;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this browser draws no pictures');
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
