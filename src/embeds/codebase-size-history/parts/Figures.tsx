import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { type SizeStep, sizeLanguages } from "../../../lib/content/sizeHistory"
import { linesOf, rowsOf } from "../logic"

/** The skyline as a table, collapsed at first. */
export function Figures({ steps }: { steps: readonly SizeStep[] }) {
  const figure = (value: number) => value.toLocaleString("en-GB")
  return (
    <details>
      <summary>The skyline as a table</summary>
      <ScrollArea label="Lines of code by language" maxHeight="20rem">
        <table>
          <thead>
            <tr>
              {["After", ...sizeLanguages, "All"].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(steps).map(step => (
              <tr key={step.hash}>
                <th scope="row">{step.at ? step.at.replace("T", " ") : "Today"}</th>
                {sizeLanguages.map((name, language) => (
                  <td key={name}>{figure(step.lines[language] ?? 0)}</td>
                ))}
                <td>{figure(linesOf(step))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  )
}
