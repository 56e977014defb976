import type { Hung } from "../layout"
import { type Graph, stringOf } from "../logic"
import * as styles from "../XFiles.module.css"

type Props = { graph: Graph; hung: readonly Hung[]; chain: boolean; torn: boolean }

/** Red strings from pin to pin, sagging a little; thicker for mutual links. */
export function Strings({ graph, hung, chain, torn }: Props) {
  const centre = hung.at(-1)
  const pairs = chain
    ? hung.slice(1).map((to, i) => [hung[i] as Hung, to] as const)
    : hung.slice(0, -1).flatMap(to => (centre ? [[centre, to] as const] : []))
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.strings}>
      {pairs.map(([{ page: a, spot: from }, { page: b, spot: to }], i) => {
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
        const both = a && b && stringOf(graph, a.path, b.path) === "and"
        const [fy, ty] = [from.y - 9, to.y - 9]
        const path = torn
          ? `M${from.x} ${fy}Q${from.x + 6} ${fy + 22} ${x - 12} ${y + 26}M${to.x} ${ty}Q${to.x - 4} ${ty + 26} ${x + 9} ${y + 30}`
          : `M${from.x} ${fy}Q${x} ${y - 3} ${to.x} ${ty}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a string is its place between two pins
          <g key={i} fill="none" strokeLinecap="round">
            <path d={path} className={styles.shadow} />
            <path d={path} className={both ? styles.thick : styles.string} />
          </g>
        )
      })}
    </svg>
  )
}
