/** The handbook of components: a list that can be searched, and the one that the address names. */
import { useState, useSyncExternalStore } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { Field } from "../../kits/controls/Field"
import type { HandbookEntry } from "../../lib/content/handbook"
import { Entry } from "./Entry"
import * as styles from "./Handbook.module.css"
import { matching } from "./logic"

async function read(signal: AbortSignal): Promise<HandbookEntry[]> {
  const answer = await fetch("/handbook.json", { signal })
  if (!answer.ok) throw new Error(`The handbook did not come: ${answer.status}.`)
  return (await answer.json()) as HandbookEntry[]
}

function listen(changed: () => void): () => void {
  window.addEventListener("hashchange", changed)
  return () => window.removeEventListener("hashchange", changed)
}

/** The component that the address names after its #. */
const useNamed = () =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => "",
  )

export function Handbook() {
  const [words, setWords] = useState("")
  const named = useNamed()
  const { value: entries, failed, retry } = useLoaded(read, [])
  if (failed) {
    return (
      <p role="alert">
        The handbook did not come.{" "}
        <button type="button" onClick={retry}>
          Retry
        </button>
      </p>
    )
  }
  if (!entries) return <p role="status">Reading the components...</p>
  const shown = matching(entries, words)
  const entry = entries.find(({ name }) => name === named)
  return (
    <>
      <p>
        {entries.length} components, made from their own files. Press one to see what it takes and what it
        does.
      </p>
      <Field label="Search" type="search" value={words} onChange={setWords} />
      <p role="status">
        {shown.length} of {entries.length}
      </p>
      <ul className={`sunken-panel ${styles.names}`}>
        {shown.map(({ name, doc }) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === named || undefined}>
              {name}
            </a>{" "}
            {doc}
          </li>
        ))}
      </ul>
      {entry ? <Entry key={entry.name} entry={entry} /> : named && <p>There is no component {named}.</p>}
    </>
  )
}
