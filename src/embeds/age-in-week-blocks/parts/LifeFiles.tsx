import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { download } from "../../../hooks/browser/download"
import { ImportPanel } from "../../../kits/files/ImportPanel"
import { read, toText } from "../files"
import { birthProblem, type Life } from "../logic"

type Props = { life: Life; today: number | null; onImport: (life: Life) => void }

/** Exports and imports a life as lines of text, from a file or pasted. */
export function LifeFiles({ life, today, onImport }: Props) {
  const isEmpty = life.born === "" && life.names.length === 0
  const take = (text: string) => {
    const result = read(text, life)
    if ("problem" in result) return { what: result.problem }
    const { born } = result.life
    const wrong = born !== "" && today !== null ? birthProblem(born, today) : null
    if (wrong) return { what: `born ${born}: ${wrong}` }
    onImport(result.life)
    return null
  }

  return (
    <ImportPanel
      exportButtons={
        <>
          <CopyButton text={isEmpty ? "" : toText(life)} label="Copy as text" />
          <Button
            data-menu="file"
            disabled={isEmpty}
            onClick={() => download(new Blob([toText(life)], { type: "text/plain" }), "life-in-weeks.txt")}
          >
            Save as text
          </Button>
        </>
      }
      label="Or paste it here: a day and a name on each line"
      placeholder={"born 1986-03-21\nyears 80\n2024-05-12 Got a hamster"}
      accept=".txt,text/plain"
      maxSize={500_000}
      tooLarge="is too large to be one life."
      tooLongText="One life is shorter."
      actions={[{ label: "Replace my life with this", take }]}
    />
  )
}
