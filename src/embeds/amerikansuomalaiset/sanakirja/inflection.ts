/**
 * Inflects a word of Finnish, or of Finglish, which follows the same rules: nouns in the singular, and verbs in the
 * present and the past. Rules as in Hakulinen et al., Iso suomen kielioppi (https://scripta.kotus.fi/visk).
 */

/** The cases of a noun, with `plural` for the nominative plural, and the forms of a verb. */
export type Form =
  | "nominative"
  | "genitive"
  | "partitive"
  | "inessive"
  | "elative"
  | "illative"
  | "adessive"
  | "ablative"
  | "allative"
  | "essive"
  | "translative"
  | "abessive"
  | "plural"
  | "infinitive"
  | `${"present" | "past"}-${Person}`
type Person = "I" | "you" | "it" | "we" | "you all" | "they"

/** The stems that endings are added to, in the strong and weak grade of consonant gradation. */
type Noun = { strong: string; weak: string; partitive: string; illative: string; genitive?: string }
type Verb = { weak: string; strong: string; it: string; pastWeak: string; past: string }

const back: Record<string, string> = { ä: "a", ö: "o", y: "u" }
const front: Record<string, string> = { a: "ä", o: "ö", u: "y" }

/**
 * Adapts an ending to the vowel harmony of a word, by its last a, o, u, ä, ö or y, so that the last part of a
 * compound decides.
 */
export function harmonised(rest: string, word: string): string {
  const small = word.toLowerCase()
  const last = /[aouäöy](?=[^aouäöy]*$)/.exec(/(?:mies|tie)$/.exec(small)?.[0] ?? small)?.[0] ?? "ä"
  return "aou".includes(last)
    ? rest.replace(/[äöy]/g, letter => back[letter] ?? letter)
    : rest.replace(/[aou]/g, letter => front[letter] ?? letter)
}

/** Irregular nouns, also as the end of a compound, with their differing stems. */
const special: Record<string, Partial<Noun>> = {
  olut: { strong: "olue", weak: "olue", partitive: "olutta", illative: "olueen" },
  lupa: { weak: "luva" },
  leipä: { weak: "leivä" },
  pata: { weak: "pada" },
  äiti: { weak: "äidi" },
  raita: { weak: "raida" },
  puku: { weak: "puvu" },
  itä: { weak: "idä" },
  sika: { weak: "sia" },
  käynti: { weak: "käynni" },
  liesi: { strong: "liete", weak: "liede", partitive: "liettä", illative: "lieteen" },
  onni: { strong: "onne", weak: "onne", partitive: "onnea", illative: "onneen" },
  hirvi: { strong: "hirve", weak: "hirve", partitive: "hirveä", illative: "hirveen" },
  lohi: { strong: "lohe", weak: "lohe", partitive: "lohta", illative: "loheen" },
  puhelin: { strong: "puhelime", weak: "puhelime", partitive: "puhelinta", illative: "puhelimeen" },
  rengas: { strong: "renkaa", weak: "renkaa", partitive: "rengasta", illative: "renkaaseen" },
  tehdas: { strong: "tehtaa", weak: "tehtaa", partitive: "tehdasta", illative: "tehtaaseen" },
  mies: { strong: "miehe", weak: "miehe", partitive: "miestä", illative: "mieheen" },
  tie: { partitive: "tietä", illative: "tiehen" },
  maa: { partitive: "maata", illative: "maahan" },
  // Plural nouns: these forms are the plural's.
  tavarat: { strong: "tavaroi", genitive: "tavaroiden", partitive: "tavaroita", illative: "tavaroihin" },
  työkalut: { strong: "työkalui", genitive: "työkalujen", partitive: "työkaluja", illative: "työkaluihin" },
  saappaat: { strong: "saappai", genitive: "saappaiden", partitive: "saappaita", illative: "saappaisiin" },
  yhdysvallat: {
    strong: "yhdysvalloi",
    genitive: "yhdysvaltojen",
    partitive: "yhdysvaltoja",
    illative: "yhdysvaltoihin",
  },
  tinksit: { strong: "tinksei", genitive: "tinksien", partitive: "tinksejä", illative: "tinkseihin" },
  tulsut: { strong: "tulsui", genitive: "tulsujen", partitive: "tulsuja", illative: "tulsuihin" },
  puutsit: { strong: "puutsei", genitive: "puutsien", partitive: "puutseja", illative: "puutseihin" },
  steitsit: { strong: "steitsei", genitive: "steitsien", partitive: "steitsejä", illative: "steitseihin" },
}

/** Words with a single form. */
const fixed = new Set(["kiinni", "stak"])

/**
 * Returns the weak grade of a stem that ends in a vowel: kakku, kaku-. Single consonants are handled by `special`.
 */
const weakened = (stem: string) => stem.replace(/(k|p|t)\1(?=[aeiouyäö]$)/, "$1")

function nounOf(word: string): Noun {
  const small = word.toLowerCase()
  const end = Object.keys(special)
    .filter(each => small.endsWith(each))
    .sort((a, b) => b.length - a.length)[0]
  if (end !== undefined) {
    const head = word.slice(0, word.length - end.length)
    const of = special[end] as Partial<Noun>
    // Keeps the capital of a proper name.
    const put = (text: string) =>
      head || word.charAt(0) === small.charAt(0) ? head + text : text.charAt(0).toUpperCase() + text.slice(1)
    const strong = put(of.strong ?? end)
    return {
      strong,
      weak: put(of.weak ?? of.strong ?? end),
      partitive: of.partitive ? put(of.partitive) : strong + harmonised("a", word),
      illative: of.illative ? put(of.illative) : `${strong}${strong.slice(-1)}n`,
      ...(of.genitive && { genitive: put(of.genitive) }),
    }
  }
  const plain = (stem: string, partitive: string): Noun => ({
    strong: stem,
    weak: weakened(stem),
    partitive: stem + harmonised(partitive, word),
    illative: `${stem}${stem.slice(-1)}n`,
  })
  if (/nen$/.test(small)) {
    const stem = word.slice(0, -3)
    const strong = `${stem}se`
    return { strong, weak: strong, partitive: stem + harmonised("sta", word), illative: `${strong}en` }
  }
  const isName = word !== small
  if (/[^aeiouyäö]$/.test(small)) {
    if (!/s$/.test(small) || isName) return plain(`${word}i`, "a")
    const strong = `${word.slice(0, -1)}kse`
    return { strong, weak: strong, partitive: word + harmonised("ta", word), illative: `${strong}en` }
  }
  if (/e$/.test(small) && !isName) {
    const strong = `${word}e`
    return { strong, weak: strong, partitive: word + harmonised("tta", word), illative: `${strong}seen` }
  }
  if (/(aa|ee|ii|oo|uu|yy|ää|öö)$/.test(small)) return { ...plain(word, "ta"), illative: `${word}seen` }
  if (/[aeou]i$/.test(small)) return { ...plain(word, "ta"), illative: `${word}hin` }
  return plain(word, /[iuy][oöeu]$/.test(small) ? "ta" : "a")
}

/** Irregular verbs. Verbs in -ata and -ätä follow a rule: fiksata, fiksaan, fiksasi. */
const verbs: Record<string, Verb> = {
  leikkiä: { weak: "leiki", strong: "leikki", it: "leikkii", pastWeak: "leiki", past: "leikki" },
  vörkkiä: { weak: "vörki", strong: "vörkki", it: "vörkkii", pastWeak: "vörki", past: "vörkki" },
  "tehdä työtä": { weak: "tee", strong: "teke", it: "tekee", pastWeak: "tei", past: "teki" },
  metsästää: {
    weak: "metsästä",
    strong: "metsästä",
    it: "metsästää",
    pastWeak: "metsästi",
    past: "metsästi",
  },
  lapioida: { weak: "lapioi", strong: "lapioi", it: "lapioi", pastWeak: "lapioi", past: "lapioi" },
  soveltaa: { weak: "sovella", strong: "sovelta", it: "soveltaa", pastWeak: "sovelsi", past: "sovelsi" },
  soittaa: { weak: "soita", strong: "soitta", it: "soittaa", pastWeak: "soiti", past: "soitti" },
  työntää: { weak: "työnnä", strong: "työntä", it: "työntää", pastWeak: "työnsi", past: "työnsi" },
  purkittaa: { weak: "purkita", strong: "purkitta", it: "purkittaa", pastWeak: "purkiti", past: "purkitti" },
  pitää: { weak: "pidä", strong: "pitä", it: "pitää", pastWeak: "pidi", past: "piti" },
}

function verbOf(word: string): Verb | null {
  const own = Object.hasOwn(verbs, word) ? verbs[word] : undefined
  if (own) return own
  if (!/[aä]t[aä]$/.test(word)) return null
  const stem = word.slice(0, -2)
  const long = stem + stem.slice(-1)
  return { weak: long, strong: long, it: long, pastWeak: `${stem}si`, past: `${stem}si` }
}

/** Returns all forms of a word by name. A verb has no cases; an invariable word has only a nominative. */
export function formsOf(word: string): Partial<Record<Form, string>> {
  if (fixed.has(word)) return { nominative: word }
  const verb = verbOf(word)
  if (verb) {
    const object = / .*$/.exec(word)?.[0] ?? ""
    const say = (stem: string, rest: string) => `${stem}${harmonised(rest, stem)}${object}`
    const tense = (name: "present" | "past", weak: string, it: string, strong: string) => ({
      [`${name}-I`]: say(weak, "n"),
      [`${name}-you`]: say(weak, "t"),
      [`${name}-it`]: it + object,
      [`${name}-we`]: say(weak, "mme"),
      [`${name}-you all`]: say(weak, "tte"),
      [`${name}-they`]: say(strong, "vat"),
    })
    return {
      infinitive: word,
      ...tense("present", verb.weak, verb.it, verb.strong),
      ...tense("past", verb.pastWeak, verb.past, verb.past),
    }
  }
  const [head, last] = [/^.* /.exec(word)?.[0] ?? "", word.replace(/^.* /, "")]
  const noun = nounOf(last)
  const many = noun.genitive !== undefined
  // Both words of "suolattu lohi" are inflected.
  const before = /tu $/.test(head) ? formsOf(head.trim()) : null
  const say = (form: Form, text: string) => (before ? `${before[form]} ${text}` : head + text)
  const put = (stem: string, rest: string) => stem + harmonised(rest, last)
  return {
    nominative: word,
    ...(!many && { plural: say("plural", `${noun.weak}t`) }),
    genitive: say("genitive", noun.genitive ?? `${noun.weak}n`),
    partitive: say("partitive", noun.partitive),
    inessive: say("inessive", put(noun.weak, "ssa")),
    elative: say("elative", put(noun.weak, "sta")),
    illative: say("illative", noun.illative),
    adessive: say("adessive", put(noun.weak, "lla")),
    ablative: say("ablative", put(noun.weak, "lta")),
    allative: say("allative", `${noun.weak}lle`),
    essive: say("essive", put(noun.strong, "na")),
    translative: say("translative", `${noun.weak}ksi`),
    abessive: say("abessive", put(noun.weak, "tta")),
  }
}

/**
 * Returns the stem that a possessive suffix is added to: talo-ni also in the genitive, taloo-ni for taloon,
 * talokse-ni for taloksi.
 */
export function possessed(word: string, form: Form, text: string): string {
  if (form === "nominative" || form === "genitive" || form === "plural") {
    const essive = formsOf(word).essive
    return essive === undefined ? text : essive.slice(0, -2)
  }
  if (form === "illative") return text.slice(0, -1)
  return form === "translative" ? `${text.slice(0, -1)}e` : text
}
