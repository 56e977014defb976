/** Checks that components and tags exist, and have the right props. */
import { isComponent, type Props, type Tree } from "../../lib/content/tree"
import type { Embed } from "../embeds"
import { anyOf, didYouMean, type Place, type Problem } from "../problems"
import { intendedText, isValid, type PropType, typeName } from "../propTypes"
import { checkTag } from "./tags"
import { videoAddressIn, videoAdvice } from "./videos"

/** Finds mistakes in one JSX element. `refused` are props whose values are reported already. */
export function checkElement(
  at: Place,
  type: string,
  props: Props,
  children: Tree,
  embeds: ReadonlyMap<string, Embed>,
  reported: ReadonlySet<string>,
): Problem[] {
  if (!isComponent(type)) return checkTag(at, type, props, children)
  const embed = embeds.get(type)
  if (!embed) {
    const isVideo = /^(?:lite-?)?(?:you-?tube|video|vimeo|yt)/i.test(type) && embeds.has("Video")
    if (isVideo)
      return [
        {
          ...at,
          what: `There is no component <${type}>.`,
          todo: videoAdvice(videoAddressIn(props), props.title),
        },
      ]
    const otherwise = `Make src/embeds/.../${type}.tsx, or write one of the components in content/README.md.`
    return [
      {
        ...at,
        what: `There is no component <${type}>.`,
        todo: didYouMean(`${type}`, embeds.keys(), otherwise),
      },
    ]
  }
  return checkProps(at, embed, props, children, reported)
}

function checkProps(
  at: Place,
  { name, props: types, list }: Embed,
  props: Props,
  children: Tree,
  reported: ReadonlySet<string>,
): Problem[] {
  // Columns are reported one by one in listUses.ts.
  const problems: Problem[] = []
  const handled = new Set(reported)
  const names = Object.keys(types).filter(key => key !== "children")
  const isNeeded = (key: string) => key !== "children" && !types[key]?.optional && props[key] === undefined
  // A missing prop beside an unknown one is most likely the same, misspelt.
  const misnamed = names.filter(key => isNeeded(key) && !reported.has(key))
  for (const [key, value] of Object.entries(props)) {
    const known = Object.hasOwn(types, key) ? types[key] : undefined
    if (!known) {
      const otherwise = names.length > 0 ? `Its props are ${anyOf(names)}.` : "It takes none."
      const intended = misnamed.shift()
      const todo =
        intended === undefined
          ? didYouMean(key, names, otherwise)
          : `Did you mean ${intended}? ${syntaxAdvice(intended, types[intended]?.type)}`
      if (intended !== undefined) handled.add(intended)
      problems.push({ ...at, what: `<${name}> has no prop "${key}".`, todo })
    } else if (!isValid(value, known.type) && !(list && key === "columns")) {
      const what = `The prop "${key}" of <${name}> can't be ${JSON.stringify(value)}.`
      const intended = intendedText(value, known.type)
      const todo = intended === null ? syntaxAdvice(key, known.type) : `Write ${key}="${intended}".`
      problems.push({ ...at, what, todo })
    }
  }
  for (const [key, { optional, type }] of Object.entries(types)) {
    if (key === "children") {
      if (!optional && children.length === 0) {
        problems.push({
          ...at,
          what: `<${name}> has nothing inside it.`,
          todo: `Write <${name}>...</${name}>.`,
        })
      }
    } else if (!optional && props[key] === undefined && !handled.has(key)) {
      problems.push({ ...at, what: `<${name}> needs the prop "${key}".`, todo: syntaxAdvice(key, type) })
    }
  }
  if (!types.children && children.length > 0) {
    problems.push({ ...at, what: `<${name}> takes nothing inside it.`, todo: `Write <${name} />.` })
  }
  return problems
}

function syntaxAdvice(key: string, type: PropType | undefined): string {
  if (!type) return ""
  return `Write ${typeName(type)}: ${key}=${isTextual(type) ? '"..."' : "{...}"}.`
}

function isTextual(type: PropType): boolean {
  if (type.kind === "union") return type.options.every(isTextual)
  return (
    type.kind === "string" ||
    type.kind === "text" ||
    (type.kind === "literal" && typeof type.value === "string")
  )
}
