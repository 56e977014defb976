/** Reads the types of a component's props from its TypeScript, and checks values against them. */
import { parse } from "culori"
import ts from "typescript"
import type { Json } from "../lib/content/tree"
import { findVideoId, isVideoId } from "../lib/music/youtubeId"
import { isDay } from "./isDay"

/** A text format: its name for authors, a test, and a conversion from likely mistakes. */
type TextFormat = {
  name: string
  isValid: (text: string) => boolean
  guess?: (text: string) => string | null
}

/** The formats of text props, selected by a line "@format day" in the prop's comment. */
export const formats = {
  day: { name: "a day, as 1986-03-21", isValid: isDay },
  colour: {
    name: "a colour of CSS, as rebeccapurple or #639",
    isValid: text => parse(text) !== undefined,
  },
  video: {
    name: "the 11 characters after v= in the video's address on YouTube",
    isValid: isVideoId,
    guess: findVideoId,
  },
} as const satisfies Record<string, TextFormat>

export type Format = keyof typeof formats

/** The type of a prop, as far as content can contain it. */
export type PropType =
  | { kind: "string" | "number" | "boolean" | "null" | "json" | "children" }
  | { kind: "text"; format: Format }
  | { kind: "literal"; value: string | number | boolean }
  | { kind: "array"; item: PropType }
  | { kind: "object"; fields: PropTypes }
  | { kind: "union"; options: PropType[] }

export type PropTypes = Record<string, { type: PropType; optional: boolean; doc: string }>

/** Thrown for a type that can't be read; `offset` is its position in the file, and the message is a sentence. */
export class UnreadableType extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message)
  }
}

/** Reads `type Props` or `interface Props` of a file. Throws UnreadableType for unsupported types. */
export function readProps(source: ts.SourceFile): PropTypes {
  const declared = new Map<string, ts.TypeNode | ts.InterfaceDeclaration>()
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) declared.set(statement.name.text, statement.type)
    if (ts.isInterfaceDeclaration(statement)) declared.set(statement.name.text, statement)
  }
  const props = declared.get("Props")
  if (!props) return {}
  const members = ts.isInterfaceDeclaration(props) || ts.isTypeLiteralNode(props) ? props.members : undefined
  if (!members) {
    const message = "Props has to be written out: type Props = { name: string }."
    throw new UnreadableType(message, props.getStart(source))
  }
  return fieldsOf(members, declared, source)
}

const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

type Declared = Map<string, ts.TypeNode | ts.InterfaceDeclaration>

function fieldsOf(
  members: ts.NodeArray<ts.TypeElement>,
  declared: Declared,
  source: ts.SourceFile,
): PropTypes {
  const fields: PropTypes = {}
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type) continue
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source)
    const doc = ts
      .getJSDocCommentsAndTags(member)
      .map(part => (typeof part.comment === "string" ? part.comment : ""))
    const type = typeOf(member.type, declared, source)
    const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === "format")
    const format = String(tag?.comment ?? "").trim()
    if (tag && (!isFormat(format) || type.kind !== "string"))
      throw new UnreadableType(
        `The format ${format} of a prop is none of ${Object.keys(formats).join(", ")}.`,
        tag.pos,
      )
    fields[name] = {
      type: isFormat(format) ? { kind: "text", format } : type,
      optional: member.questionToken !== undefined,
      doc: doc.join(" ").replace(/\s+/g, " ").trim(),
    }
  }
  return fields
}

function typeOf(node: ts.TypeNode, declared: Declared, source: ts.SourceFile): PropType {
  if (node.kind === ts.SyntaxKind.StringKeyword) return { kind: "string" }
  if (node.kind === ts.SyntaxKind.NumberKeyword) return { kind: "number" }
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return { kind: "boolean" }
  if (ts.isParenthesizedTypeNode(node)) return typeOf(node.type, declared, source)
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword)
    return typeOf(node.type, declared, source)
  if (ts.isLiteralTypeNode(node)) return literal(node)
  if (ts.isArrayTypeNode(node)) return { kind: "array", item: typeOf(node.elementType, declared, source) }
  if (ts.isTypeLiteralNode(node)) return { kind: "object", fields: fieldsOf(node.members, declared, source) }
  if (ts.isUnionTypeNode(node)) {
    return { kind: "union", options: node.types.map(option => typeOf(option, declared, source)) }
  }
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText(source)
    if (name === "ReactNode") return { kind: "children" }
    if (name === "Json") return { kind: "json" }
    const item = node.typeArguments?.[0]
    if ((name === "Array" || name === "ReadonlyArray") && item) {
      return { kind: "array", item: typeOf(item, declared, source) }
    }
    const found = declared.get(name)
    if (found) {
      // Prevents infinite recursion in recursive types.
      const remainingTypes = new Map(declared)
      remainingTypes.delete(name)
      if (ts.isInterfaceDeclaration(found))
        return { kind: "object", fields: fieldsOf(found.members, remainingTypes, source) }
      return typeOf(found, remainingTypes, source)
    }
  }
  const typeText = node.getText(source).replace(/\s+/g, " ")
  throw new UnreadableType(`The type ${typeText} of a prop can't be checked.`, node.getStart(source))
}

function literal(node: ts.LiteralTypeNode): PropType {
  const inner = node.literal
  if (inner.kind === ts.SyntaxKind.NullKeyword) return { kind: "null" }
  if (inner.kind === ts.SyntaxKind.TrueKeyword) return { kind: "literal", value: true }
  if (inner.kind === ts.SyntaxKind.FalseKeyword) return { kind: "literal", value: false }
  if (ts.isStringLiteralLike(inner)) return { kind: "literal", value: inner.text }
  return { kind: "literal", value: Number(inner.getText()) }
}

/** The name of a type for authors. */
export function typeName(type: PropType): string {
  switch (type.kind) {
    case "string":
      return "a text"
    case "text":
      return formats[type.format].name
    case "number":
      return "a number"
    case "boolean":
      return "true or false"
    case "null":
      return "null"
    case "json":
    case "children":
      return "anything"
    case "literal":
      return JSON.stringify(type.value)
    case "array":
      return `a list, each ${typeName(type.item)}`
    case "object":
      return `an object with ${Object.keys(type.fields).join(", ")}`
    case "union":
      return type.options.map(typeName).join(" or ")
  }
}

/** The text most likely intended by an invalid value; null if there is no guess. */
export function intendedText(value: Json, type: PropType): string | null {
  if (type.kind !== "text" || typeof value !== "string") return null
  const format: TextFormat = formats[type.format]
  return format.guess?.(value) ?? null
}

/** Returns whether a value has a type. */
export function isValid(value: Json | undefined, type: PropType): boolean {
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
      return typeof value === type.kind
    case "text":
      return typeof value === "string" && formats[type.format].isValid(value)
    case "null":
      return value === null
    case "json":
    case "children":
      return true
    case "literal":
      return value === type.value
    case "array":
      return Array.isArray(value) && value.every(item => isValid(item, type.item))
    case "union":
      return type.options.some(option => isValid(value, option))
    case "object": {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return false
      const known = Object.keys(value).every(key => Object.hasOwn(type.fields, key))
      return (
        known &&
        Object.entries(type.fields).every(([key, field]) =>
          value[key] === undefined ? field.optional : isValid(value[key], field.type),
        )
      )
    }
  }
}
