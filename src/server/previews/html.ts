import type { PreviewLanguage, PreviewText } from '../../api/index.ts';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const LOCALES: { readonly [language in PreviewLanguage]: string } = { en: 'en_GB', fr: 'fr_FR' };
const DESCRIPTION = /<meta name="description" content="([^"]*)">/;

interface Preview {
  /** As the page itself has it, if there is none. */
  readonly text: PreviewText | undefined;
  readonly language: PreviewLanguage;
  /** The whole address of the picture. */
  readonly picture: string;
}

/** The page with what messengers and search engines show of its link. */
export function writePage(page: string, { text, language, picture }: Preview): string {
  const [tag = '', usual = ''] = DESCRIPTION.exec(page) ?? [];
  const title = escapeHtml(text?.title ?? 'Caravanserai');
  const description = text ? escapeHtml(text.description) : usual;
  const image = escapeHtml(picture);
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Caravanserai'],
    ['og:locale', LOCALES[language]],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`);
  const names = [
    ['description', description],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
  ].map(([name, content]) => `<meta name="${name}" content="${content}">`);
  return page
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(tag, () => [...names, ...properties].join('\n    '));
}
