/** What a page comes to, gathered piece by piece while its syntax tree is walked. */
import type { Tree } from "../../lib/content/tree"
import { findInvalidCharIn } from "../characters"
import type { Place, Problem } from "../problems"
import type { ListUse } from "./propPlaces"
import type { Node } from "./syntax"

/** A link or picture as the page names it. */
export type Reference = Place & { href: string }

export type Evaluated = {
  tree: Tree
  links: Reference[]
  /** Pictures that lie beside the page, as the page names them: "./photos/beach.png". */
  images: Reference[]
  /** What "#..." in a link to this page may say; null where the page can't be read. */
  anchors: string[] | null
  /** The names of the embeds on the page, each once, in order. */
  embeds: { name: string; place: Place }[]
  /** The lists that the page shows by <List>. */
  lists: ListUse[]
  problems: Problem[]
}

/** The result of a page, to which problems are added at their places. */
export class Findings {
  constructor(
    readonly file: string,
    readonly out: Evaluated,
  ) {}

  place(node: Node): Place {
    const start = node.position?.start
    return { file: this.file, line: start?.line ?? 1, column: start?.column ?? 1 }
  }

  wrong(at: Place, what: string, todo: string): void {
    this.out.problems.push({ ...at, what, todo })
  }

  /** A text that is shown, whose characters are looked at. */
  text(value: string, at: Place): string {
    this.out.problems.push(...findInvalidCharIn(value, at))
    return value
  }

  /** Whether something is told at one of these places. */
  isToldAt(...places: readonly (Place | undefined)[]): boolean {
    return this.out.problems.some(({ line, column }) =>
      places.some(place => place?.line === line && place.column === column),
    )
  }
}
