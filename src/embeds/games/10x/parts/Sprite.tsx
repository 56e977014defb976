import { palette } from "./sprites"

type Props = {
  /** Rows of letters, each a colour of the palette; all others are see-through. */
  rows: readonly string[]
  className?: string
}

/** A picture in whole pixels, one path for each of its colours. */
export function Sprite({ rows, className }: Props) {
  const paths = new Map<string, string>()
  rows.forEach((row, y) => {
    for (const [x, letter] of [...row].entries()) {
      const fill = palette[letter]
      if (fill) paths.set(fill, `${paths.get(fill) ?? ""}M${x} ${y}h1v1h-1z`)
    }
  })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${rows[0]?.length ?? 0} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {[...paths].map(([fill, path]) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  )
}
