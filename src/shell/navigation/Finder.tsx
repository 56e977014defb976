import { useCombobox } from "downshift"
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react"
import { Apart } from "../../components/apart/Apart"
import { NewMark } from "../../components/new-mark/NewMark"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { isComposing } from "../../hooks/browser/typedKeys"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { Missing } from "../../kits/loading/Missing"
import type { PageEntry } from "../../lib/content/derivedLists"
import { isBlank, trimmed } from "../../lib/text/blank"
import { fieldLabel } from "./fieldLabel"
import * as styles from "./Picker.module.css"
import { pageFinder } from "./pickPages"

type Props = {
  text: string
  onText: (text: string) => void
  /** Enter was pressed before the pages were there, and means the best of them. */
  hasty: boolean
  onHasty: () => void
  onGo: (path: string) => void
  onRetry: () => void
}

const { InputBlur, InputChange, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes
const kept: readonly unknown[] = [InputBlur, InputClick, MenuMouseLeave]
const nothing: PageEntry[] = []

/** The field and the list of the page picker: every page, or those that fit what is typed, the best one marked. */
export function Finder({ text, onText, hasty, onHasty, onGo, onRetry }: Props) {
  const pages = usePageIndex()
  const find = useMemo(() => pageFinder(pages ?? nothing), [pages])
  const items = useMemo(() => find(text), [find, text])
  const [marked, setMarked] = useState(best(text))
  const field = useRef<HTMLInputElement>(null)
  const { getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex } =
    useCombobox<PageEntry>({
      items,
      isOpen: true,
      selectedItem: null,
      inputValue: text,
      highlightedIndex: Math.min(marked, items.length - 1),
      itemToString: page => page?.title ?? "",
      stateReducer: (state, { type, changes }) => {
        // The list stays, and leaving the field chooses nothing.
        if (kept.includes(type)) return state
        return type === InputChange ? { ...changes, highlightedIndex: best(changes.inputValue) } : changes
      },
      onHighlightedIndexChange: ({ highlightedIndex: next = -1 }) => setMarked(next),
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onGo(selectedItem.path),
    })

  const label = getLabelProps()

  useLayoutEffect(() => {
    const input = field.current
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])

  const entered = hasty && !isBlank(text) ? items[0]?.path : undefined
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (entered) go(entered)
  }, [entered])

  return (
    <div className={styles.picker} data-whole-screen="">
      <label id={label.id} htmlFor={label.htmlFor}>
        {fieldLabel}
      </label>
      <input
        {...getInputProps({
          ref: field,
          type: "text",
          className: styles.field,
          autoCapitalize: "none",
          spellCheck: false,
          onChange: event => onText(event.currentTarget.value),
          onKeyDown: event => {
            // Escape is the dialog's, and what is composed the input method's.
            if (isComposing(event) || event.key === "Escape")
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            else if (event.key === "Enter" && pages === null) onHasty()
          },
        })}
      />
      {pages?.length === 0 ? (
        <Missing what="The list of pages" onRetry={onRetry} />
      ) : (
        <p className={styles.status} role="status">
          <Apart>{pages === null ? "Loading something..." : found(items.length, text)}</Apart>
        </p>
      )}
      <ul {...getMenuProps({ className: styles.list })}>
        {items.map((page, index) => (
          <li
            key={page.path}
            {...getItemProps({ item: page, index, className: styles.item })}
            data-marked={index === highlightedIndex || undefined}
          >
            <PageIcon name={page.icon} size={32} />
            <span className={styles.title}>
              {page.title}
              <NewMark of={page} />
            </span>{" "}
            <span className={styles.path}>{page.path}</span> <span className="lcd">{page.code}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place of what Enter would choose before an arrow is pressed: the best page, and none when nothing is typed. */
function best(text = ""): number {
  return isBlank(text) ? -1 : 0
}

function found(count: number, text: string): string {
  if (count === 0) return `No page is called “${trimmed(text)}”. Yet. Pertti has written it down.`
  if (isBlank(text)) return `${count} ${count === 1 ? "page" : "pages"}. Arrows choose, Enter goes.`
  return count === 1 ? "1 page fits. Enter goes." : `${count} pages fit, the best first. Enter goes.`
}
