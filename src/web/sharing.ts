/** Copies a text to the clipboard. Pages that are not served securely have only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}

/** Hands something to the device's own sheet of where to send it. */
export async function share(what: ShareData): Promise<void> {
  // Whoever closes the sheet has changed their mind: nothing is wrong.
  await navigator.share(what).catch(() => undefined);
}

/** Whether this device has a sheet that takes it. */
export const canShare = (what: ShareData): boolean => navigator.canShare?.(what) ?? false;
