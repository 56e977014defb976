/** Capitalises titles for MLA and Chicago, and escapes texts for BibTeX. */

const small = new Set(
  "a an the and but or nor for so yet as at by in of on to up via with from into than towards".split(" "),
)

/**
 * Returns a title in title case: all words except articles, conjunctions and prepositions, which are capitalised
 * only in first and last place.
 */
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

/** Returns a title in sentence case, with a capital after a colon, as in APA. */
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

/** Escapes a text for a BibTeX field: special characters are escaped, and accented letters become commands. */
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
