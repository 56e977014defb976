import { useId } from "react"

/** The shell of the cassette: see-through, with screws, holes and the opening for the head. */
export function Shell({ colour }: { colour: string }) {
  const id = useId()
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0.1" />
        <stop offset="1" stopColor="#000" stopOpacity="0.18" />
      </linearGradient>
      <rect x="3" y="7" width="414" height="258" rx="14" fill="#000" fillOpacity="0.25" />
      <rect x="2" y="2" width="416" height="260" rx="14" fill={colour} stroke="#26262c" strokeWidth="3" />
      <rect x="2" y="2" width="416" height="260" rx="14" fill={`url(#${id})`} />
      <rect x="9" y="9" width="402" height="246" rx="9" fill="none" stroke="#fff" strokeOpacity="0.5" />
      <rect x="34" y="98" width="352" height="112" rx="10" fill="#17171c" fillOpacity="0.25" />
      <path
        d="M72 262L84 216Q86 210 92 210H328Q334 210 336 216L348 262Z"
        fill="#000"
        fillOpacity="0.12"
        stroke="#26262c"
        strokeOpacity="0.7"
        strokeWidth="2"
      />
      <path d="M168 262V246H252V262Z" fill="#17171c" />
      <path d="M190 250h40v5h-40z" fill="#c9a26b" />
      <path d="M180 259q30-14 60 0" fill="none" stroke="#d8d8d8" strokeWidth="2" />
      {[110, 138, 282, 310].map(x => (
        <circle key={x} cx={x} cy="240" r="6" fill="#17171c" fillOpacity="0.7" />
      ))}
      {[
        [17, 17],
        [403, 17],
        [17, 247],
        [403, 247],
        [210, 228],
      ].map(([x = 0, y = 0], i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${i * 37})`}>
          <circle r="6" fill="#d5d5d5" stroke="#555" />
          <path d="M-4 0h8M0-4v8" stroke="#444" strokeWidth="1.6" />
        </g>
      ))}
      {[30, 390].map(x => (
        <g key={x}>
          <circle cx={x} cy="238" r="8" fill="#f4f0e4" stroke="#555" />
          <circle cx={x} cy="238" r="2.5" fill="#555" />
        </g>
      ))}
    </g>
  )
}
