/** Whether a component or tag in a page is one that exists, with the props it takes. */
import { isComponent, type Props, type Tree } from "../../lib/content/tree"
import type { Embed } from "../embeds"
import { anyOf, didYouMean, type Place, type Problem } from "../problems"
import { fits, meantBy, type PropType, typeName } from "../propTypes"
import { checkTag } from "./tags"
import { videoAddressIn, videoAdvice } from "./videos"

/** The mistakes in one element that was written as JSX; `refused` are props whose value has been told of already. */
export function checkElement(
  at: Place,
  type: string,
  props: Props,
  children: Tree,
  embeds: ReadonlyMap<string, Embed>,
  refused: ReadonlySet<string>,
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
  return checkProps(at, embed, props, children, refused)
}

function checkProps(
  at: Place,
  { name, props: types, list }: Embed,
  props: Props,
  children: Tree,
  refused: ReadonlySet<string>,
): Problem[] {
  // Columns are told of one by one, where the list is.
  const problems: Problem[] = []
  const told = new Set(refused)
  const names = Object.keys(types).filter(key => key !== "children")
  const isNeeded = (key: string) => key !== "children" && !types[key]?.optional && props[key] === undefined
  // One that is missing beside one that is unknown is most often the same, misnamed.
  const misnamed = names.filter(key => isNeeded(key) && !refused.has(key))
  for (const [key, value] of Object.entries(props)) {
    const known = Object.hasOwn(types, key) ? types[key] : undefined
    if (!known) {
      const otherwise = names.length > 0 ? `Its props are ${anyOf(names)}.` : "It takes none."
      const meant = misnamed.shift()
      const todo =
        meant === undefined
          ? didYouMean(key, names, otherwise)
          : `Did you mean ${meant}? ${howToWrite(meant, types[meant]?.type)}`
      if (meant !== undefined) told.add(meant)
      problems.push({ ...at, what: `<${name}> has no prop "${key}".`, todo })
    } else if (!fits(value, known.type) && !(list && key === "columns")) {
      const what = `The prop "${key}" of <${name}> can't be ${JSON.stringify(value)}.`
      const meant = meantBy(value, known.type)
      const todo = meant === null ? howToWrite(key, known.type) : `Write ${key}="${meant}".`
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
    } else if (!optional && props[key] === undefined && !told.has(key)) {
      problems.push({ ...at, what: `<${name}> needs the prop "${key}".`, todo: howToWrite(key, type) })
    }
  }
  if (!types.children && children.length > 0) {
    problems.push({ ...at, what: `<${name}> takes nothing inside it.`, todo: `Write <${name} />.` })
  }
  return problems
}

function howToWrite(key: string, type: PropType | undefined): string {
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
