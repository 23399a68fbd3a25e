declare module "snowball-stemmers" {
  interface Stemmer {
    stem(word: string): string;
  }
  interface Snowball {
    newStemmer(algorithm: "spanish" | "english" | "catalan"): Stemmer;
  }
}
