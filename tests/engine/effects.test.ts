import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import ts from "typescript"

const root = join(__dirname, "../..")

/**
 * Returns the expressions that an effect returns to React as its clean-up, or the effect itself if it is defined
 * elsewhere.
 */
function returned(effect: ts.Expression): ts.Expression[] {
  if (!ts.isArrowFunction(effect) && !ts.isFunctionExpression(effect)) return [effect]
  if (!ts.isBlock(effect.body)) return [effect.body]
  const found: ts.Expression[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    ts.forEachChild(node, walk)
  }
  walk(effect.body)
  return found
}

/** The clean-ups of a file's effects that are not plainly functions. */
function doubtful(file: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = []
  const walk = (node: ts.Node): void => {
    const [effect] = ts.isCallExpression(node) ? node.arguments : []
    if (
      effect &&
      ts.isCallExpression(node) &&
      /\buse(Layout|Insertion)?Effect$/.test(node.expression.getText(file))
    )
      found.push(...returned(effect).filter(each => !ts.isArrowFunction(each)))
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

/** A type that React can call, or leave alone. `void` is neither: it promises only that nobody will look. */
function isCleanUp(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isCleanUp)
  return (type.flags & ts.TypeFlags.Undefined) !== 0 || type.getCallSignatures().length > 0
}

/**
 * Each effect in the sources, by their paths, that gives React something else than a function or nothing; with its
 * place.
 */
function breaches(sources: ReadonlyMap<string, string>): string[] {
  const suspects = [...sources].flatMap(([name, text]) => {
    if (!/Effect\(/.test(text)) return []
    return doubtful(ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)).length > 0 ? [name] : []
  })
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, root)
  const host = ts.createCompilerHost(options)
  host.readFile = name => sources.get(name) ?? ts.sys.readFile(name)
  const program = ts.createProgram([join(root, "src/globals.d.ts"), ...suspects], options, host)
  const checker = program.getTypeChecker()
  return suspects.flatMap(name => {
    const file = program.getSourceFile(name)
    if (!file) return [`${name} was not read`]
    return doubtful(file)
      .filter(each => ts.isCallExpression(each.parent) || !isCleanUp(checker.getTypeAtLocation(each)))
      .map(each => {
        const { line } = file.getLineAndCharacterOfPosition(each.getStart(file))
        return `${relative(root, name)}:${line + 1} ${each.getText(file)}`
      })
  })
}

const sample = `import { useEffect, useLayoutEffect } from "react"
declare const noise: { set: (level: number) => void } | null
declare const begin: () => () => void
declare const effect: () => void
export function useBad(level: number) {
  useEffect(() => noise?.set(level))
  useLayoutEffect(() => { if (level > 1) return noise?.set(level) })
  useEffect(effect)
  useEffect(() => begin())
  useEffect(() => () => noise?.set(0))
  useEffect(() => { noise?.set(level) })
  useEffect(() => level > 1 ? begin() : undefined)
}`

it("finds an effect that returns anything but a function or nothing", () => {
  expect(breaches(new Map([[join(root, "src/sample.ts"), sample]]))).toEqual([
    "src/sample.ts:6 noise?.set(level)",
    "src/sample.ts:7 noise?.set(level)",
    "src/sample.ts:8 effect",
  ])
})

it("finds none on the site", () => {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(root, "src", file))
  expect(breaches(new Map(files.map(file => [file, readFileSync(file, "utf8")])))).toEqual([])
})
