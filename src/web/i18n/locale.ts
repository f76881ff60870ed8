const usual = { en: 'en-GB', fr: 'fr-FR' } as const;

/** The reader's variety of a language, for dates and times: the first of the browser's that names a region, else ours. */
export const chooseLocale = (language: keyof typeof usual, wanted: readonly string[]): string =>
  wanted.find(tag => {
    const locale = new Intl.Locale(tag);
    return locale.language === language && locale.region !== undefined;
  }) ?? usual[language];
