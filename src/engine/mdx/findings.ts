/** Collects the results of a page while its syntax tree is walked. */
import type { Tree } from "../../lib/content/tree"
import { findInvalidCharIn } from "../characters"
import type { Place, Problem } from "../problems"
import type { ListUse } from "./propPlaces"
import type { Node } from "./syntax"

/** A link or picture as the page writes it. */
export type Reference = Place & { href: string }

export type Evaluated = {
  tree: Tree
  links: Reference[]
  /** Pictures beside the page, as the page names them: "./photos/beach.png". */
  images: Reference[]
  /** The fragments that links to this page may use; null if the page can't be read. */
  anchors: string[] | null
  /** The embeds on the page, each once, in order. */
  embeds: { name: string; place: Place }[]
  /** The lists that the page shows by <List>. */
  lists: ListUse[]
  problems: Problem[]
}

/** Adds problems at their places to a page's result. */
export class Findings {
  constructor(
    readonly file: string,
    readonly out: Evaluated,
  ) {}

  place(node: Node): Place {
    const start = node.position?.start
    return { file: this.file, line: start?.line ?? 1, column: start?.column ?? 1 }
  }

  addProblem(at: Place, what: string, todo: string): void {
    this.out.problems.push({ ...at, what, todo })
  }

  /** Returns a displayed text after checking its characters. */
  checkedText(value: string, at: Place): string {
    this.out.problems.push(...findInvalidCharIn(value, at))
    return value
  }

  /** Returns whether a problem is reported at one of these places. */
  isReportedAt(...places: readonly (Place | undefined)[]): boolean {
    return this.out.problems.some(({ line, column }) =>
      places.some(place => place?.line === line && place.column === column),
    )
  }
}
