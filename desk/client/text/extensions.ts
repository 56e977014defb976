/** The desk's CodeMirror extensions: language, completion, diagnostics, keys. */
import { acceptCompletion, autocompletion, type CompletionContext, snippet } from "@codemirror/autocomplete"
import { defaultKeymap, historyKeymap } from "@codemirror/commands"
import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { yaml, yamlFrontmatter } from "@codemirror/lang-yaml"
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language"
import { type Diagnostic, lintGutter, lintKeymap } from "@codemirror/lint"
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search"
import { EditorState, type Extension, type Text } from "@codemirror/state"
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view"
import type { Knowledge, Problem } from "../../shared/api"
import { isYaml } from "../../shared/frontMatterText"
import { offerAt } from "./completion"

type Settings = {
  file: string
  knowledge: () => Knowledge | undefined
  onChange: () => void
  readOnly: boolean
}

const nonce = document.querySelector<HTMLMetaElement>("meta[name=nonce]")?.content ?? ""

/** The extensions for an editor of a file. */
export function extensionsFor({ file, knowledge, onChange, readOnly }: Settings): Extension {
  const source = (context: CompletionContext) => {
    const known = knowledge()
    if (!known) return null
    const text = context.state.doc.toString()
    const today = new Date().toISOString().slice(0, 10)
    const offer = offerAt({ file, text, at: context.pos, knowledge: known, today })
    if (
      !offer ||
      offer.options.length === 0 ||
      (!context.explicit && offer.from === context.pos && !/[</#.("]/.test(text[context.pos - 1] ?? ""))
    )
      return null
    return {
      from: offer.from,
      validFor: /^[\w/.-]*$/,
      options: offer.options.map(({ snippet: text, ...option }) => ({
        ...option,
        ...(text && { apply: snippet(text) }),
      })),
    }
  }
  return [
    EditorView.cspNonce.of(nonce),
    lineNumbers(),
    highlightSpecialChars(),
    drawSelection(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    bracketMatching(),
    EditorView.lineWrapping,
    syntaxHighlighting(defaultHighlightStyle),
    isYaml(file)
      ? yaml()
      : yamlFrontmatter({
          content: markdown({ base: markdownLanguage, completeHTMLTags: false, addKeymap: false }),
        }),
    autocompletion({ override: [source] }),
    lintGutter(),
    // Tab moves the focus out of the editor, unless a completion is open.
    keymap.of([
      { key: "Tab", run: acceptCompletion },
      ...defaultKeymap,
      ...historyKeymap,
      ...searchKeymap,
      ...lintKeymap,
    ]),
    EditorView.contentAttributes.of({ "aria-label": `Text of ${file}`, spellcheck: "true" }),
    EditorView.updateListener.of(update => {
      if (update.docChanged) onChange()
    }),
    EditorState.readOnly.of(readOnly),
  ]
}

/** The offset of a place, whose line and column count from 1; clamped to the text. */
export function offsetAt(doc: Text, { line, column }: Pick<Problem, "line" | "column">): number {
  const found = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(found.from + Math.max(0, column - 1), found.to)
}

/** Converts problems to CodeMirror diagnostics, each to the end of the word or tag at its place. */
export function diagnosticsOf(doc: Text, problems: readonly Problem[]): Diagnostic[] {
  return problems.map(problem => {
    const from = offsetAt(doc, problem)
    const rest = doc.sliceString(from, doc.lineAt(from).to)
    const length =
      /^(?:<\/?\w+|!?\[[^\]]*\]\([^)]*\)|"[^"]*"|[\p{L}\p{N}_/.-]+|.)/u.exec(rest)?.[0].length ?? 0
    return { from, to: from + length, severity: "error" as const, message: `${problem.what} ${problem.todo}` }
  })
}
