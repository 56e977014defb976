import { total, verdict } from "../chance"
import { names, type State } from "../logic"
import { percent } from "../sentences"
import { Panel } from "./Panel"

const rows = [
  ["won", "Won"],
  ["drawn", "Drawn"],
  ["lost", "Lost"],
] as const

/** All throws against this opponent, compared with pure chance. */
export function Statistics({ state }: { state: State }) {
  const count = state.record[state.level]
  const sum = total(count)
  return (
    <Panel title="You and pure chance">
      <table>
        <caption>
          {names[state.level]}: {sum} {sum === 1 ? "throw" : "throws"}
        </caption>
        <thead>
          <tr>
            <th scope="col">Throws</th>
            <th scope="col">You</th>
            <th scope="col">A die</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([outcome, name]) => (
            <tr key={outcome}>
              <th scope="row">{name}</th>
              <td>
                {count[outcome]}
                {sum > 0 && `, ${percent(count[outcome] / sum)}`}
              </td>
              <td>33%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{verdict(count)}</p>
    </Panel>
  )
}
