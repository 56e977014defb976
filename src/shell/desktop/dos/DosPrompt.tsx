import { navigate } from "gatsby"
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useModalDialog } from "../../../components/modal/useModalDialog"
import { now } from "../../../hooks/browser/clock"
import { ignoreComposition } from "../../../hooks/browser/composition"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import { isBlank } from "../../../lib/text/blank"
import * as styles from "./DosPrompt.module.css"
import { greeting, promptOf, runDos } from "./dos"

/** The number of lines that stay on the screen. */
const maxLines = 300

/** A command line that covers the whole window, on which pages are listed and opened. Escape and "win" lead back to the desktop. */
export default function DosPrompt({ onBack }: { onBack: () => void }) {
  const pages = usePageIndex()
  const screen = useModalDialog(onBack)
  const [folder, setFolder] = useState("")
  const [lines, setLines] = useState<readonly string[]>(greeting)
  const [typed, setTyped] = useState("")
  const [past, setPast] = useState<readonly string[]>([])
  /** Index of the recalled line in `past`; its length for a new line. */
  const [recalled, setRecalled] = useState(0)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    field.current?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls the prompt into view
  useEffect(() => {
    field.current?.scrollIntoView?.({ block: "end" })
  }, [lines])

  const run = (event: FormEvent) => {
    event.preventDefault()
    const answer = runDos(typed, { folder, pages: pages ?? [], now: new Date(now()) })
    const printed = [`${promptOf(folder)}${typed}`, ...answer.lines]
    setLines(old => (answer.clears ? [] : [...old, ...printed].slice(-maxLines)))
    setFolder(answer.folder)
    const next = isBlank(typed) ? past : [...past, typed]
    setPast(next)
    setRecalled(next.length)
    setTyped("")
    if (!answer.next) return
    onBack()
    if (answer.next !== "desktop") void navigate(answer.next.page)
  }
  const recall = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const at = Math.max(0, Math.min(past.length, recalled + step))
    setRecalled(at)
    setTyped(past[at] ?? "")
  }

  return createPortal(
    <dialog ref={screen} aria-label="MS-DOS Prompt" className={styles.screen}>
      <div className={styles.page}>
        <div role="log" className={styles.lines}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line on the screen has no identity but its position
            <div key={at}>{line || "\u00a0"}</div>
          ))}
        </div>
        <form onSubmit={run} className={styles.prompt}>
          <label htmlFor="dos">{promptOf(folder)}</label>
          <input
            ref={field}
            id="dos"
            type="text"
            value={typed}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onChange={event => setTyped(event.target.value)}
            onKeyDown={ignoreComposition(recall)}
          />
        </form>
        <button type="button" className={styles.back} onClick={onBack}>
          Back to Windows
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
