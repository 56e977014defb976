import { useCombobox } from "downshift"
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { NewMark } from "../../components/new-mark/NewMark"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { isComposing } from "../../hooks/browser/composition"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { LoadError } from "../../kits/loading/LoadError"
import type { PageEntry } from "../../lib/content/derivedLists"
import { isBlank, trimmed } from "../../lib/text/blank"
import { fieldLabel } from "./fieldLabel"
import * as styles from "./Picker.module.css"
import { createPageSearch } from "./searchPages"

type Props = {
  text: string
  onText: (text: string) => void
  /** True if Enter was pressed before the pages had loaded: the best match opens as soon as they have. */
  isEntered: boolean
  onEarlyEnter: () => void
  onGo: (path: string) => void
  onRetry: () => void
}

const { InputBlur, InputChange, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes
const ignoredChanges: readonly unknown[] = [InputBlur, InputClick, MenuMouseLeave]
const noPages: PageEntry[] = []

/** The field and the list of the page picker: all pages, or those that match the text, with the best match marked. */
export function Finder({ text, onText, isEntered, onEarlyEnter, onGo, onRetry }: Props) {
  const pages = usePageIndex()
  const find = useMemo(() => createPageSearch(pages ?? noPages), [pages])
  const items = useMemo(() => find(text), [find, text])
  const [marked, setMarked] = useState(initialIndex(text))
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
        // The list stays open, and leaving the field selects nothing.
        if (ignoredChanges.includes(type)) return state
        return type === InputChange
          ? { ...changes, highlightedIndex: initialIndex(changes.inputValue) }
          : changes
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

  const enteredPath = isEntered && !isBlank(text) ? items[0]?.path : undefined
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (enteredPath) go(enteredPath)
  }, [enteredPath])

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
            // Escape belongs to the dialog, and keys of a composition to the input method.
            if (isComposing(event) || event.key === "Escape")
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            else if (event.key === "Enter" && pages === null) onEarlyEnter()
          },
        })}
      />
      {pages?.length === 0 ? (
        <LoadError what="The list of pages" onRetry={onRetry} />
      ) : (
        <p className={styles.status} role="status">
          <BidiIsolate>
            {pages === null ? "Loading something..." : statusText(items.length, text)}
          </BidiIsolate>
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

/** Returns the index marked before an arrow is pressed: the best match, or -1 (none) for an empty text. */
function initialIndex(text = ""): number {
  return isBlank(text) ? -1 : 0
}

function statusText(count: number, text: string): string {
  if (count === 0) return `No page is called “${trimmed(text)}”. Yet. Pertti has written it down.`
  if (isBlank(text)) return `${count} ${count === 1 ? "page" : "pages"}. Arrows choose, Enter goes.`
  return count === 1 ? "1 page fits. Enter goes." : `${count} pages fit, the best first. Enter goes.`
}
