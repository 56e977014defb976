/** The open files, with the current one as text, form or diff. */
import type { ContentFile } from "../shared/api"
import { isYaml } from "../shared/frontMatterText"
import { FormPane } from "./form/FormPane"
import { PicturePane } from "./PicturePane"
import { shortName } from "./Tree"
import { DiffView } from "./text/DiffView"
import { TextPane } from "./text/TextPane"
import type { Desk } from "./useDesk"

const panes = [
  { pane: "text", label: "Text" },
  { pane: "form", label: "Form" },
  { pane: "changes", label: "Changes" },
] as const

export type Pane = (typeof panes)[number]["pane"]

type Props = {
  desk: Desk
  entry: ContentFile | undefined
  picture: string | null
  pane: Pane
  onPane: (pane: Pane) => void
  onTab: () => void
  focus: number
  readOnly: boolean
}

export function Center({ desk, entry, picture, pane, onPane, onTab, focus, readOnly }: Props) {
  const { current, knowledge, files, problems = [] } = desk
  const own = problems.filter(({ file }) => file === current?.file)

  function close(file: string): void {
    const open = files.get(file)
    if (!open?.isChanged || confirm(`${file} is not saved. Close it, and lose what you have changed?`))
      desk.close(file)
  }

  return (
    <main className="center">
      {files.size > 0 && (
        <ul className="open-files" aria-label="Open files">
          {[...files.values()].map(({ file, isChanged }) => (
            <li key={file} className={file === current?.file && picture === null ? "shown" : ""}>
              <button
                type="button"
                aria-current={file === current?.file || undefined}
                title={file}
                onClick={() => {
                  onTab()
                  void desk.open(file)
                }}
              >
                {isChanged && "* "}
                {shortName(file)}
              </button>
              <button
                type="button"
                className="close"
                aria-label={`Close ${file}`}
                onClick={() => close(file)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {picture !== null && <PicturePane file={picture} />}
      {picture === null && !current && (
        <p className="note">
          {desk.active === null
            ? "Open a file from the tree, or make one with New. Mistakes are told below as you type, and the change is shown before it is saved."
            : `Reading ${desk.active} ...`}
        </p>
      )}
      {current && (
        <div className="editor" hidden={picture !== null}>
          <div className="pane-switch" role="toolbar" aria-label="Edit as">
            {panes.map(each => (
              <button
                key={each.pane}
                type="button"
                aria-pressed={pane === each.pane}
                className={pane === each.pane ? "active" : ""}
                onClick={() => onPane(each.pane)}
              >
                {each.label}
              </button>
            ))}
            <span className="hint">{readOnly ? "Written by the check: to be read only." : entry?.title}</span>
          </div>
          <TextPane key={current.file} open={current} problems={own} hidden={pane !== "text"} focus={focus} />
          {pane === "form" && (
            <FormPane
              key={current.file}
              open={current}
              schema={isYaml(current.file) ? knowledge?.schemas[current.file] : knowledge?.frontMatter}
              problems={own}
              readOnly={readOnly}
            />
          )}
          {pane === "changes" &&
            (current.isChanged ? (
              <DiffView file={current.file} before={current.saved} after={current.text} />
            ) : (
              <p className="note">Nothing has been changed since it was saved.</p>
            ))}
        </div>
      )}
    </main>
  )
}
