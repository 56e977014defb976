import * as styles from "../HowOdd.module.css"
import { type Reason, shown } from "../logic"

/** The list of reasons, the strongest first. */
export function Reasons({ n, all }: { n: bigint; all: readonly Reason[] }) {
  const sorted = [...all].sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const sum = all.reduce((total, { points }) => total + points, 0)
  return (
    <table className={styles.reasons}>
      <caption>What is odd about {shown(n)}</caption>
      <thead>
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ points, what }) => (
          <tr key={what}>
            <td>{what}</td>
            <td className={styles.points}>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td className={styles.points}>{signed(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−")
}
