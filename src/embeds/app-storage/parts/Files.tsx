import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { now } from "../../../hooks/browser/clock"
import { download } from "../../../hooks/browser/download"
import type { RawEntry } from "../../../hooks/storage/storageBackend"
import { ImportPanel } from "../../../kits/files/ImportPanel"
import { fromFile, toFile } from "../logic"

type Props = { list: readonly RawEntry[]; onImport: (texts: Map<string, string>) => void }

/** The maximum size of an import in bytes; more than a browser stores for a site. */
const maxImportBytes = 6_000_000

const today = () => new Date(now()).toISOString().slice(0, 10)

/** Exports the storage to a file or the clipboard, and imports it again. */
export function Files({ list, onImport }: Props) {
  const save = () =>
    download(new Blob([toFile(list, today())], { type: "application/json" }), `juhq-storage-${today()}.json`)
  const take = (text: string) => {
    const result = fromFile(text)
    if (!("entries" in result)) return result.trouble
    onImport(result.entries)
    return null
  }

  return (
    <ImportPanel
      exportButtons={
        <>
          <Button data-menu="file" disabled={list.length === 0} onClick={save}>
            Save as a file
          </Button>
          <CopyButton text={list.length > 0 ? toFile(list, today()) : ""} label="Copy everything" />
        </>
      }
      label="Or paste an export here"
      accept=".json,application/json"
      maxSize={maxImportBytes}
      tooLarge="is too large to have come from here."
      tooLongText="No browser keeps that much for one page."
      actions={[{ label: "Import", take }]}
    />
  )
}
