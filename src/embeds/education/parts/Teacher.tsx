import type { Mood } from "../logic"

/** The teacher: from behind while she writes, with an ear that grows when she has heard something, and from the front. */
export function Teacher({ mood, reads }: { mood: Mood; reads: string | null }) {
  const looks = mood === "looks"
  return (
    <g transform="translate(478 84)">
      <path d="M-34 150V70q0-30 34-30t34 30v80z" fill="#6d2f4f" />
      <path d="M-22 150h44v46h-44z" fill="#3d3350" />
      {looks ? (
        <>
          <path d="M-26 62q-14 34 2 62M26 62q14 34-2 62" stroke="#6d2f4f" strokeWidth="15" fill="none" />
          <path d="M-12 42L0 66 12 42z" fill="#fff" />
          <circle cy="14" r="28" fill="#edc3a0" />
          <path d="M-29 10q2-30 29-30t29 30q-8-18-29-18t-29 18z" fill="#8d8a94" />
          <circle cy="-24" r="12" fill="#8d8a94" />
          <g fill="#fff" stroke="#222" strokeWidth="3">
            <circle cx="-11" cy="14" r="10" />
            <circle cx="11" cy="14" r="10" />
          </g>
          <circle cx="-13" cy="17" r="3.6" fill="#111" />
          <circle cx="9" cy="17" r="3.6" fill="#111" />
          <path d="M-22 1l16 5M22 1L6 6" stroke="#555" strokeWidth="4" strokeLinecap="round" />
          <path
            d={reads ? "M-6 32h12v5h-12z" : "M-9 34q9-6 18 0"}
            fill={reads ? "#7a2030" : "none"}
            stroke="#7a2030"
            strokeWidth="3"
          />
        </>
      ) : (
        <>
          <path
            d={mood === "writes" ? "M-28 66Q-66 50-74 14" : "M-28 66Q-56 66-58 44"}
            stroke="#6d2f4f"
            strokeWidth="15"
            fill="none"
            strokeLinecap="round"
          />
          <path d={mood === "writes" ? "M-78 16l-6-16" : "M-60 40l-4-14"} stroke="#fff" strokeWidth="6" />
          <circle cy="14" r="28" fill="#8d8a94" />
          <circle cy="-22" r="13" fill="#77747e" />
          <path d="M-12-26l26 6" stroke="#c8963c" strokeWidth="4" />
          <ellipse
            cx="30"
            cy={mood === "listens" ? 10 : 16}
            rx={mood === "listens" ? 15 : 6}
            ry={mood === "listens" ? 22 : 9}
            fill={mood === "listens" ? "#f08a7a" : "#edc3a0"}
          />
          {mood === "listens" && (
            <path d="M54-8l14-8M58 8h16M54 24l14 8" stroke="#fff27a" strokeWidth="5" strokeLinecap="round" />
          )}
        </>
      )}
    </g>
  )
}
