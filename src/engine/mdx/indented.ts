/** Support for indented code, which MDX would parse as a paragraph. */
import type { Processor } from "unified"

/** The parts of micromark's types that are used here. */
type State = (code: number | null) => State | undefined
type Context = {
  events: readonly (readonly [kind: string, token: { type: string }, context: unknown])[]
  parser: { constructs: { flowInitial?: Record<number, Construct | Construct[]> } }
}
type Construct = { name?: string; tokenize(this: Context, effects: unknown, ok: State, nok: State): State }

/** Returns whether a component or tag that began on its own line is still open: its contents may be indented. */
function isInsideTag({ events }: Context): boolean {
  let depth = 0
  let isClosing = false
  let isEmpty = false
  for (const [kind, { type }] of events) {
    if (type === "mdxJsxFlowTagClosingMarker") isClosing = true
    if (type === "mdxJsxFlowTagSelfClosingMarker") isEmpty = true
    if (type !== "mdxJsxFlowTag") continue
    if (kind === "exit" && !isEmpty) depth += isClosing ? -1 : 1
    isClosing = false
    isEmpty = false
  }
  return depth > 0
}

/** Markdown's own construct under another name, since MDX disables "codeIndented". */
const indented: Construct = {
  name: "codeIndentedOutsideTags",
  tokenize(effects, ok, nok) {
    const known = [this.parser.constructs.flowInitial?.[32] ?? []].flat()
    const original = known.find(({ name }) => name === "codeIndented")
    return original && !isInsideTag(this) ? original.tokenize.call(this, effects, ok, nok) : nok
  },
}

const extension = { flowInitial: { [-2]: indented, [-1]: indented, 32: indented } }

/** Enables indented code in an MDX parser, except inside of components and tags. */
export function indentedCode(this: Processor): void {
  const known = (this.data("micromarkExtensions") as unknown[] | undefined) ?? []
  this.data("micromarkExtensions", [...known, extension])
}
