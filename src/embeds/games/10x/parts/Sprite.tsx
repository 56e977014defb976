import { palette } from "./sprites"

type Props = {
  /** Rows of letters, each a key of the palette; any other letter is transparent. */
  rows: readonly string[]
  className?: string
}

/** A pixel picture, drawn as one path per colour. */
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
