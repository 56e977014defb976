/** The events that the scanner reports to the rules, and the list of findings. */

/** A position in the source: line and column from 1, and the range of characters from `from` up to `to`, from 0. */
export type Place = { line: number; column: number; from: number; to: number }

export type Tag = {
  name: string
  attributes: ReadonlyMap<string, string>
  place: Place
  /** Returns the position of an attribute, or of the tag if the attribute's is not known. */
  placeOf: (attribute: string) => Place
  /** The name as written in the source, including its case. */
  written: string
}

export type Text = {
  /** The text as written in the source, with its entities. */
  raw: string
  /** The innermost element whose contents are not HTML (style, script and others), otherwise "". */
  inside: string
  /** Returns the position of a range of characters of `raw`. */
  placeOf: (from: number, to: number) => Place
}

/** The handlers of a rule for one document. `open` has the names of the enclosing elements, the innermost last. */
export type Watch = {
  start?: (tag: Tag, open: readonly string[]) => void
  end?: (name: string, open: readonly string[]) => void
  text?: (text: Text) => void
  comment?: (data: string, place: Place) => void
  doctype?: (publicId: string | null, place: Place) => void
  done?: () => void
}

export type Rule = (report: (place: Place) => void) => Watch

export type Found = { id: string; count: number; places: Place[] }

/** The maximum number of positions stored per sin. */
export const maxPlaces = 100
