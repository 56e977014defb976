/** The content files in groups, with a filter and arrow-key navigation. */
import { type KeyboardEvent, useRef, useState } from "react"
import type { ContentFile, FileKind } from "../shared/api"

type Props = {
  files: readonly ContentFile[]
  active: string | null
  unsaved: readonly string[]
  problemCounts: ReadonlyMap<string, number>
  onOpen: (file: ContentFile) => void
}

const groups: { kind: FileKind; label: string }[] = [
  { kind: "page", label: "Pages" },
  { kind: "post", label: "Posts" },
  { kind: "playlist", label: "Playlists" },
  { kind: "list", label: "Lists" },
  { kind: "registry", label: "Registry" },
  { kind: "picture", label: "Pictures" },
]

/** A file's name without the folder that its group implies. */
export const shortName = (file: string): string =>
  file.replace(/^content\/(?:pages\/|blog\/|playlists\/|data\/)?/, "").replace(/\.(?:mdx|yaml)$/, "")

export function Tree({ files, active, unsaved, problemCounts, onOpen }: Props) {
  const [filter, setFilter] = useState("")
  const [folded, setFolded] = useState<ReadonlySet<FileKind>>(new Set(["picture"]))
  const list = useRef<HTMLDivElement>(null)
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const isShown = ({ file, title }: ContentFile) =>
    words.every(word => `${file} ${title}`.toLowerCase().includes(word))

  function walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== "Home" && event.key !== "End") return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>("summary, button") ?? [])].filter(
      each => each.offsetParent !== null,
    )
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : at + (step ?? 0)
    event.preventDefault()
    if (next < 0) document.getElementById("tree-filter")?.focus()
    else stops[Math.min(next, stops.length - 1)]?.focus()
  }

  function toggle(kind: FileKind, isOpen: boolean): void {
    setFolded(now => {
      const next = new Set(now)
      if (isOpen) next.delete(kind)
      else next.add(kind)
      return next
    })
  }

  return (
    <nav className="tree" aria-label="Content" onKeyDown={walk}>
      <label className="filter">
        Filter{" "}
        <input
          id="tree-filter"
          type="search"
          value={filter}
          onChange={event => setFilter(event.target.value)}
        />
      </label>
      <div className="tree-view sunken-panel" ref={list}>
        {groups.map(({ kind, label }) => {
          const shown = files.filter(file => file.kind === kind && isShown(file))
          if (shown.length === 0) return null
          return (
            <details
              key={kind}
              open={words.length > 0 || !folded.has(kind)}
              onToggle={event => words.length === 0 && toggle(kind, event.currentTarget.open)}
            >
              <summary>
                {label} ({shown.length})
              </summary>
              <ul>
                {shown.map(each => {
                  const mistakes = problemCounts.get(each.file) ?? 0
                  const isUnsaved = unsaved.includes(each.file)
                  return (
                    <li key={each.file}>
                      <button
                        type="button"
                        aria-current={each.file === active || undefined}
                        title={each.title || each.file}
                        onClick={() => onOpen(each)}
                      >
                        {isUnsaved && <b aria-hidden="true">* </b>}
                        {shortName(each.file)}
                        {isUnsaved && <span className="unseen"> (not saved)</span>}
                        {mistakes > 0 && (
                          <span className="count">
                            {" "}
                            {mistakes}
                            <span className="unseen"> mistakes</span>
                          </span>
                        )}
                      </button>
                    </li>
                  )
                })}
              </ul>
            </details>
          )
        })}
      </div>
    </nav>
  )
}
