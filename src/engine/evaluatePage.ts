/** Evaluates one page with the lists it names. Pure, but for looking whether files exist. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { derivedNames } from "../lib/content/derivedLists"
import type { Json } from "../lib/content/tree"
import { windowOf } from "../lib/content/windows"
import { deepFreeze } from "./deepFreeze"
import { type Embeds, isInText } from "./embeds"
import type { Facts } from "./facts"
import { dataLine, isDerived } from "./frontMatter"
import { evaluateMdx } from "./mdx/evaluate"
import type { Evaluated } from "./mdx/findings"
import type { Page, PageSource, Picture, Registered } from "./pages"
import { didYouMean, type Problem } from "./problems"
import { digestOf } from "./read"
import { findImage } from "./references"

/** The inputs of an evaluation beside the page itself. */
export type EvalContext = {
  root: string
  facts: Facts
  embeds: Embeds["byName"]
  lists: ReadonlyMap<string, Json>
  /** The digest of the engine's own source files. */
  engine: string
}

/** An evaluated page, and the digest of everything it was made from. */
export type CachedEvaluation = { digest: string; evaluated: Evaluated }

type Result = { page: Page; cached: CachedEvaluation; problems: Problem[] }

/** Evaluates a page, or reuses `cached` where none of its inputs has changed. */
export function evaluatePage(
  source: PageSource & Registered,
  context: EvalContext,
  cached?: CachedEvaluation,
): Result {
  const { root, facts, embeds, lists, engine } = context
  const { body, at, ...known } = source
  const data = listsOf(source, lists)
  const digest = digestOf(engine, source.digest, JSON.stringify(data), JSON.stringify(facts))
  const evaluated = deepFreeze(
    cached?.digest === digest
      ? cached.evaluated
      : evaluateMdx(source.file, body, embeds, { data, site: facts, named: source.data }, source.lang),
  )
  const found = evaluated.images.map(image => findImage(image, source, root))
  const { tree, links, anchors, lists: uses } = evaluated
  const page: Page = {
    ...known,
    digest,
    window:
      source.window ?? (source.kind === "page" ? windowOf(tree, name => isInText(embeds, name)) : "document"),
    tree,
    links,
    anchors,
    images: found.filter((each): each is Picture => each !== null && "path" in each),
    embeds: evaluated.embeds.map(({ name }) => name),
    lists: uses,
  }
  const problems = [
    ...unknownLists(source, context),
    // A playlist's toy is written in its YAML.
    ...evaluated.problems.map(problem =>
      source.kind === "playlist" ? { ...problem, ...at(["toy"]) } : problem,
    ),
    ...found.filter((each): each is Problem => each !== null && "what" in each),
    ...unnamedLists(source, evaluated, embeds),
  ]
  return { page, cached: { digest, evaluated }, problems }
}

/** The lists that a page names, without those that do not exist. */
function listsOf({ data }: PageSource, lists: EvalContext["lists"]): Record<string, Json> {
  return Object.fromEntries(
    data.flatMap(name => {
      const value = lists.get(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function unknownLists({ data, at }: PageSource, { root, lists }: EvalContext): Problem[] {
  return data.flatMap((name, i) => {
    const isThere = existsSync(join(root, "content/data", `${name}.yaml`))
    if (lists.has(name) || isDerived(name) || isThere) return []
    const todo = didYouMean(name, [...lists.keys(), ...derivedNames], `Add content/data/${name}.yaml.`)
    return [{ ...at(["data", i]), what: `There is no list "${name}".`, todo }]
  })
}

/** Finds lists that the page's embeds need and its front matter does not name. */
function unnamedLists({ data }: PageSource, evaluated: Evaluated, embeds: Embeds["byName"]): Problem[] {
  return evaluated.embeds.flatMap(({ name, place }) =>
    (embeds.get(name)?.data ?? [])
      .filter(list => !data.includes(list))
      .map(list => {
        const todo = `Write "${dataLine(data, list)}" in the front matter.`
        return { ...place, what: `<${name}> needs the list "${list}".`, todo }
      }),
  )
}
