/** The Finnish endings of the word, each added to the one before to form a single word. */

/** Derivational suffix, case, possessive and clitics as in any grammar of Finnish; only the stem is invented. */
export const longer: readonly (readonly [ending: string, english: string])[] = [
  ["", "a juhku"],
  ["llinen", "juhkuish"],
  ["llistua", "to become juhkuish"],
  ["llistuttaa", "to make juhkuish"],
  ["llistuttamaton", "not made juhkuish"],
  ["llistuttamattomuus", "the state of not having been made juhkuish"],
  ["llistuttamattomuudella", "by the state of not having been made juhkuish"],
  ["llistuttamattomuudellansa", "by her state of not having been made juhkuish"],
  ["llistuttamattomuudellansakaan", "not even by her state of not having been made juhkuish"],
  ["llistuttamattomuudellansakaanko", "not even by her state of not having been made juhkuish?"],
  ["llistuttamattomuudellansakaankohan", "not even by her state of not having been made juhkuish, I wonder?"],
]

export const maxEndings = longer.length - 1
