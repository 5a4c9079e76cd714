/** The shape of English words in another language: the same names and parameters, other sentences. */
export type InLanguage<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => InLanguage<Result>
    : English extends readonly (infer Entry)[]
      ? readonly InLanguage<Entry>[]
      : { readonly [Name in keyof English]: InLanguage<English[Name]> };
