/** A file's keys and rows as a form; edits change only the affected lines of the text. */
import { useEffect, useRef } from "react"
import type { Json } from "../../../src/lib/content/tree"
import type { Problem, Schema } from "../../shared/api"
import { formValue, withFormValue } from "../../shared/frontMatterText"
import type { OpenFile } from "../text/openFile"
import { Fields } from "./Fields"
import { errorsBelow, locateProblems } from "./places"
import { Rows } from "./Rows"
import { rowsIn, sectionsOf, withRows } from "./sections"

type Props = { open: OpenFile; schema: Schema | undefined; problems: readonly Problem[]; readOnly: boolean }

export function FormPane({ open, schema, problems, readOnly }: Props) {
  const { file, text } = open
  const pane = useRef<HTMLDivElement>(null)
  // Messages above and below a field move it away while it is being typed in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other problems are other heights.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement && pane.current?.contains(activeElement))
      activeElement.scrollIntoView({ block: "nearest" })
  }, [problems])
  if (!schema) {
    return (
      <p className="form-pane note">
        This list has no schema and no page that shows it by &lt;List&gt;, so it has no form: edit its text.
      </p>
    )
  }
  const value = formValue(file, text)
  if (value === undefined || (schema.type === "object" && (typeof value !== "object" || value === null)))
    return (
      <p className="form-pane note">The text can't be read as keys and values: mend it in the text first.</p>
    )
  const mistakes = locateProblems(file, text, problems)
  const write = (next: Json) => open.write(withFormValue(file, open.text, next))
  const sections = sectionsOf(schema)
  return (
    <div className="form-pane" ref={pane}>
      {sections.map(section => {
        if (section.kind === "rows") {
          const { key, label } = section
          return (
            <Rows
              key={label}
              id={`rows-${label}`}
              label={label}
              schema={section.schema}
              rows={rowsIn(value, key)}
              path={key === null ? [] : [key]}
              mistakes={mistakes}
              readOnly={readOnly}
              onChange={rows => write(withRows(formValue(file, open.text) ?? value, key, rows))}
            />
          )
        }
        const names = new Set(Object.keys(section.schema.properties ?? {}))
        const isPart =
          sections.length > 1 && typeof value === "object" && value !== null && !Array.isArray(value)
        const others = isPart ? Object.entries(value).filter(([key]) => !names.has(key)) : []
        const own = isPart
          ? Object.fromEntries(Object.entries(value).filter(([key]) => names.has(key)))
          : value
        return (
          <Fields
            key={section.label}
            id="keys"
            schema={section.schema}
            value={own}
            errors={errorsBelow(mistakes, [])}
            readOnly={readOnly}
            onChange={next =>
              write(isPart ? { ...(next as Record<string, Json>), ...Object.fromEntries(others) } : next)
            }
          />
        )
      })}
    </div>
  )
}
