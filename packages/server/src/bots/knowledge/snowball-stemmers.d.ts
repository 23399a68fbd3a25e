declare module "snowball-stemmers" {
  interface Stemmer {
    stem(word: string): string;
  }
  const snowball: { newStemmer(algorithm: "spanish" | "english" | "catalan"): Stemmer };
  export default snowball;
}
