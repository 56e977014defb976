/** What a look through HTML reports of: tags, texts and the rest with their places, and how it keeps what it finds. */

/** Where something stands: line and column counted from 1, and the characters from one up to another, from 0. */
export type Place = { line: number; column: number; from: number; to: number }

export type Tag = {
  name: string
  attributes: ReadonlyMap<string, string>
  place: Place
  /** Where one of its attributes stands; the tag where that isn't known. */
  placeOf: (attribute: string) => Place
  /** The name as it is written, capitals and all. */
  written: string
}

export type Text = {
  /** As it is written, with its entities. */
  raw: string
  /** The element whose insides are not HTML: style, script and others; "" in all other places. */
  inside: string
  /** The place of some characters of `raw`. */
  placeOf: (from: number, to: number) => Place
}

/** A rule's ear for one document. `open` has the names of the elements round it, the innermost last. */
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

/** How many places of one sin are kept: nobody mends more than that in a day. */
export const maxPlaces = 100
