/** The hair of a scholar's portrait, by the given name. */

/** Given names of the scholars, and common ones, that usually belong to women. */
const women = new Set(
  "ada aino anna anneli constance eeva emma grace inka jane johanna kaisa laura liisa maija maija-leena maria marie mary minna pirjo raili ritva rosalind sanna sirkka sofia tiina tuula virginia".split(
    " ",
  ),
)

export type Hair = "short" | "wavy" | "knot" | "long"

/** Returns the hair for a name, "Last, First M." or "First Last", and a number that varies it. */
export function hairOf(name: string, chance: number): Hair {
  const [last = "", given = ""] = name.split(", ")
  const first = (given || last).split(" ")[0]?.toLowerCase() ?? ""
  const odd = chance % 2 === 1
  if (women.has(first)) return odd ? "knot" : "long"
  return odd ? "wavy" : "short"
}
