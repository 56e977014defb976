import { type KeyboardEvent, useRef, useState } from "react"
import * as v from "valibot"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { ignoreComposition } from "../../hooks/browser/composition"
import { useMounted } from "../../hooks/browser/mounted"
import { random } from "../../hooks/browser/random"
import { usePage, usePageData } from "../../hooks/page/page"
import { moveToBin, removeFromBin, useRestoredItems } from "../../hooks/storage/recycleBin"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { Checkbox } from "../../kits/controls/Checkbox"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import { deletedItems, isBack, linesOf } from "./bin"
import { type Action, type Item, type List, maxItems, maxLetters, ready, reduce } from "./logic"
import { Files } from "./parts/Files"
import { Hydra } from "./parts/Hydra"
import { TodoItem } from "./parts/TodoItem"
import { allOf, twoMore } from "./realistic"
import type { Template } from "./schema"
import { outcome, standing } from "./sentences"
import * as styles from "./TodoList.module.css"

const items = v.pipe(
  v.array(
    v.object({
      id: v.number(),
      text: v.string(),
      done: v.boolean(),
      about: v.optional(v.string()),
      of: v.optional(v.number()),
    }),
  ),
  v.maxLength(maxItems),
)
const keptList = storageEntry<List>(
  "todo",
  v.object({ items, past: v.array(items), future: v.array(items) }),
  ready,
)
const keptMode = storageEntry("todo-realistic", v.boolean(), true)

/** The heads that give the thing. */
const manyHeads = 32

/**
 * A to-do list with undo, import and export. In hydra mode, every finished task adds two.
 *
 * @feed A todo list with undo, import and export, and a realistic mode in which doing one thing adds two.
 * @data todo
 */
export default function TodoList() {
  const { path } = usePage()
  const { todo: templates } = usePageData<{ todo: Template[] }>()
  const [list, setList] = useStorage(keptList)
  const [realistic, setRealistic] = useStorage(keptMode)
  const [draft, setDraft] = useState("")
  const [message, setMessage] = useState("")
  const [dragged, setDragged] = useState<number | null>(null)
  const mounted = useMounted()
  const field = useRef<HTMLInputElement>(null)
  const { give } = useThing()
  const listed = useRef<HTMLOListElement>(null)

  const act = (action: Action) => {
    const after = reduce(list, action)
    setList(old => reduce(old, action))
    moveToBin(deletedItems(list, action, after, path))
    if (action.type === "undo") removeFromBin(one => one.from === path && isBack(one, after.items))
    setMessage(outcome(list, action, after))
    const isWork = action.type === "toggle" || action.type === "all"
    if (isWork && after.items.filter(({ done }) => !done).length >= manyHeads) give()
  }
  useRestoredItems(path, texts => act({ type: "import", lines: linesOf(texts), replace: false }))
  const leads = (item: Item, among: readonly Item[]) =>
    realistic && !item.done ? twoMore(item, among, templates, random) : []
  const toggle = (item: Item) => act({ type: "toggle", id: item.id, more: leads(item, list.items) })
  const isOpen = list.items.some(({ done }) => !done)
  const remove = (item: Item, at: number) => {
    // The element that will take the removed item's place gets the focus; it is looked up before the list changes.
    const boxes = listed.current?.querySelectorAll<HTMLInputElement>("li input[type=checkbox]")
    const next = boxes?.[at + 1] ?? boxes?.[at - 1] ?? field.current
    act({ type: "remove", id: item.id })
    next?.focus()
  }
  const undoKeys = (event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLTextAreaElement || (event.target as HTMLInputElement).type === "text"
    if (typing || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== "z" && key !== "y") return
    event.preventDefault()
    act({ type: key === "y" || event.shiftKey ? "redo" : "undo" })
  }

  return (
    <section className={styles.tool} aria-label="Todo list" onKeyDown={ignoreComposition(undoKeys)}>
      <Hydra items={mounted ? list.items : ready.items} onStrike={toggle} />
      <div className="buttons">
        <Button
          className="default"
          disabled={!mounted || !isOpen}
          onClick={() => act({ type: "all", steps: allOf(list.items, leads) })}
        >
          Do everything
        </Button>
        <RevealOnce when={list.past.length > 0 || list.future.length > 0}>
          <Button data-menu="edit" disabled={list.past.length === 0} onClick={() => act({ type: "undo" })}>
            Undo
          </Button>
          <Button data-menu="edit" disabled={list.future.length === 0} onClick={() => act({ type: "redo" })}>
            Redo
          </Button>
          <Button
            data-menu="edit"
            disabled={!list.items.some(item => item.done)}
            onClick={() => act({ type: "clear" })}
          >
            Clear what is done
          </Button>
        </RevealOnce>
      </div>
      <p className={styles.standing}>{standing(list.items, realistic)}</p>
      <form
        className={styles.add}
        onSubmit={event => {
          event.preventDefault()
          act({ type: "add", text: draft })
          setDraft("")
        }}
      >
        <Field
          beside
          label="What has to be done"
          ref={field}
          maxLength={maxLetters}
          value={draft}
          onChange={setDraft}
        />
        <button type="submit">Add</button>
      </form>
      <Checkbox
        label="Realistic mode"
        checked={realistic}
        onChange={on => {
          setRealistic(on)
          setMessage(on ? "Realistic mode. Do one thing, get two." : "Realistic mode is off.")
        }}
      />
      {mounted && list.items.length === 0 && (
        <p className={styles.empty}>
          There is nothing to do. Everything is done, or nothing has been begun. From here they look the same.
        </p>
      )}
      <ol className={styles.list} ref={listed} aria-label="Things to do">
        {list.items.map((item, at) => (
          <TodoItem
            key={item.id}
            item={item}
            at={at}
            onAction={act}
            onToggle={toggle}
            onRemove={remove}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
      </ol>
      <StatusMessage>{message}</StatusMessage>
      <Files items={list.items} onAction={act} />
    </section>
  )
}
