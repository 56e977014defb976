import { useCombobox } from "downshift"
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { NewMark } from "../../components/new-mark/NewMark"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { isComposing } from "../../hooks/browser/composition"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { usePageSearch } from "../../hooks/page/pageSearch"
import { LoadError } from "../../kits/loading/LoadError"
import type { PageEntry } from "../../lib/content/derivedLists"
import type { PageSearch } from "../../lib/content/pageSearch"
import { isBlank, trimmed } from "../../lib/text/blank"
import { fieldLabel } from "./fieldLabel"
import * as styles from "./Picker.module.css"
import { createPageSearch } from "./searchPages"

type Props = {
  /** In its dialog, with a label and the whole list, or in the bar at the top, with the list under the field. */
  place?: "dialog" | "bar"
  text: string
  onText: (text: string) => void
  /** True if Enter was pressed before the pages had loaded: the best match opens as soon as they have. */
  isEntered: boolean
  onEarlyEnter: () => void
  onGo: (path: string) => void
  /** Called for Escape, which otherwise closes the dialog. */
  onEscape?: () => void
  onRetry: () => void
}

const { InputBlur, InputChange, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes
const ignoredChanges: readonly unknown[] = [InputBlur, InputClick, MenuMouseLeave]
const noPages: PageEntry[] = []

/** The field and the list of the page picker: all pages, or those that match the text, with the best match marked. */
export function Finder({
  place = "dialog",
  text,
  onText,
  isEntered,
  onEarlyEnter,
  onGo,
  onEscape,
  onRetry,
}: Props) {
  const pages = usePageIndex()
  const { value: search } = usePageSearch()
  const find = useMemo(
    () => createPageSearch(pages ?? noPages, page => wordsOf(page, search)),
    [pages, search],
  )
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
    <div
      className={place === "bar" ? styles.inBar : styles.picker}
      data-whole-screen={place === "bar" ? undefined : ""}
    >
      <label
        id={label.id}
        htmlFor={label.htmlFor}
        className={place === "bar" ? "visually-hidden" : undefined}
      >
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
            if (event.key === "Escape") onEscape?.()
            if (isComposing(event) || event.key === "Escape")
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            else if (event.key === "Enter" && pages === null) onEarlyEnter()
          },
        })}
      />
      <div className={place === "bar" ? `window ${styles.popup}` : styles.results}>
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
    </div>
  )
}

/** Returns the words of a page beyond its title: its description, its caption and the titles of its tags. */
function wordsOf({ path, description }: PageEntry, search: PageSearch | null): string {
  const tags = search?.folders.filter(({ pages }) => pages.includes(path)).map(({ title }) => title) ?? []
  return [description, search?.captions[path] ?? "", ...tags].join(" ")
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
