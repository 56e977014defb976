/** Titles in capitals as MLA and Chicago have them, and texts as BibTeX wants them. */

const small = new Set(
  "a an the and but or nor for so yet as at by in of on to up via with from into than towards".split(" "),
)

/** A title with capitals: all words but articles, conjunctions and prepositions, and of those the first and the last. */
export function titleCase(title: string): string {
  const all = title.split(" ")
  return all
    .map((word, i) => {
      const begins = i === 0 || i === all.length - 1 || /[:?!.]$/.test(all[i - 1] ?? "")
      if (!begins && small.has(word.toLowerCase())) return word
      return word.replace(
        /^(["“(]*)(\p{Ll})/u,
        (_, marks: string, letter: string) => marks + letter.toUpperCase(),
      )
    })
    .join(" ")
}

/** A title in sentence case, with a capital also after a colon, as APA has it. */
export function sentenceCase(title: string): string {
  return title.replace(/(: )(\p{Ll})/gu, (_, colon: string, letter: string) => colon + letter.toUpperCase())
}

const special: Record<string, string> = {
  "\\": "{\\textbackslash}",
  "~": "{\\textasciitilde}",
  "^": "{\\textasciicircum}",
  "<": "{\\textless}",
  ">": "{\\textgreater}",
  å: "{\\aa}",
  Å: "{\\AA}",
  ø: "{\\o}",
  Ø: "{\\O}",
  æ: "{\\ae}",
  Æ: "{\\AE}",
  ß: "{\\ss}",
  "–": "--",
  "—": "---",
  "“": "``",
  "”": "''",
  "’": "'",
}
const accents: Record<string, string> = {
  "\u0308": '\\"',
  "\u0301": "\\'",
  "\u0300": "\\`",
  "\u0302": "\\^",
  "\u0303": "\\~",
  "\u030c": "\\v ",
}

/** A text for a field of BibTeX: signs that mean something there are escaped, and letters with accents are commands. */
export function bibtexText(text: string): string {
  return [...text.normalize("NFC")]
    .map(sign => {
      const known = special[sign]
      if (known) return known
      if (/[&%$#_{}]/.test(sign)) return `\\${sign}`
      const [letter = "", mark = ""] = sign.normalize("NFD")
      const accent = accents[mark]
      return accent && /^[A-Za-z]$/.test(letter) ? `{${accent}${letter}}` : sign
    })
    .join("")
}
