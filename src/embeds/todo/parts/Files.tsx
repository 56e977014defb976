import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { download } from "../../../hooks/browser/download"
import { ImportPanel } from "../../../kits/files/ImportPanel"
import { read, toJson, toText } from "../files"
import type { Action, Item } from "../logic"

type Props = { items: Item[]; onAction: (action: Action) => void }

/** Export and import as Markdown and JSON, from a file or pasted text. */
export function Files({ items, onAction }: Props) {
  const take = (replace: boolean) => (text: string) => {
    const found = read(text)
    if ("problem" in found) return { what: found.problem, start: found.start, end: found.end }
    onAction({ type: "import", lines: found.lines, replace })
    return null
  }
  const save = (text: string, type: string, name: string) => () => download(new Blob([text], { type }), name)
  const empty = items.length === 0

  return (
    <ImportPanel
      exportButtons={
        <>
          <CopyButton text={empty ? "" : toText(items)} label="Copy as text" />
          <Button data-menu="file" disabled={empty} onClick={save(toText(items), "text/markdown", "todo.md")}>
            Save as text
          </Button>
          <Button
            data-menu="file"
            disabled={empty}
            onClick={save(toJson(items), "application/json", "todo.json")}
          >
            Save as JSON
          </Button>
        </>
      }
      label="Or paste it here: a checklist, lines of text or JSON"
      placeholder={"- [ ] Feed Pertti\n- [x] Write this down"}
      accept=".md,.txt,.json,text/plain,text/markdown,application/json"
      maxSize={500_000}
      tooLarge="is too large to be a list of things to do."
      tooLongText="A life is not that long."
      actions={[
        { label: "Add to the list", take: take(false) },
        { label: "Replace the list", take: take(true) },
      ]}
    />
  )
}
