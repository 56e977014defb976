import type { Telling } from "../logic"
import * as styles from "../Timeline.module.css"

const label: Record<Telling, string> = {
  less: "A photograph: somebody, from behind",
  plain: "A photograph: a person with glasses, taken in a booth",
  more: "A photograph: a person with glasses and a tie, smiling",
  most: "A photograph: a person with sunglasses and folded arms, before a city that is not in Finland",
}

const hair = "#6b4a2a"
const skinColour = "#f0c8a0"

/** The applicant's photograph, which changes with the telling. */
export function Applicant({ telling }: { telling: Telling }) {
  const isMost = telling === "most"
  return (
    <svg className={styles.photo} role="img" aria-label={label[telling]} viewBox="0 0 100 100">
      <rect width="100" height="100" fill={isMost ? "#f6a94a" : telling === "more" ? "#9fc6e8" : "#cfd2c8"} />
      {isMost && (
        <>
          <path d="M50 46L0 0h22zM50 46L40 0h22zM50 46L80 0h20v8zM50 46L100 30v22z" fill="#ffd98a" />
          <path d="M0 100V52h10V36h12v20h9V26h8v30h10V44h10V18h9v34h9V38h11v18h12v44z" fill="#7a4a8a" />
        </>
      )}
      <path
        d="M12 100q2 -32 38 -32t38 32z"
        fill={isMost ? "#16203a" : telling === "more" ? "#2f5a8a" : "#7d8a6a"}
      />
      <rect x="42" y="58" width="16" height="16" fill={telling === "less" ? hair : skinColour} />
      {telling === "less" ? (
        <ellipse cx="50" cy="42" rx="21" ry="25" fill={hair} />
      ) : (
        <>
          <ellipse cx="50" cy="42" rx="20" ry="24" fill={skinColour} />
          <path
            d={
              isMost
                ? "M29 40q-3 -32 24 -30q26 -2 18 26q-4 -10 -14 -12q-18 0 -28 16z"
                : "M29 40q-2 -24 21 -24t21 24q-4 -14 -21 -14t-21 14z"
            }
            fill={hair}
          />
          {isMost ? (
            <path d="M29 38h42v3q-2 9 -10 9t-9 -8h-4q-1 8 -9 8t-10 -9z" fill="#111" />
          ) : (
            <g fill="none" stroke="#222" strokeWidth="2">
              <circle cx="41" cy="42" r="7" />
              <circle cx="59" cy="42" r="7" />
              <path d="M48 42h4M40 42h2M58 42h2" />
            </g>
          )}
          <path
            d={isMost ? "M40 55q10 10 20 0z" : telling === "more" ? "M41 55q9 7 18 0" : "M43 57h14"}
            fill={isMost ? "#fff" : "none"}
            stroke="#7a3a2a"
            strokeWidth="2"
          />
        </>
      )}
      {telling === "more" && <path d="M46 70h8l-2 6l3 18l-5 6l-5 -6l3 -18z" fill="#c8231c" />}
      {isMost && (
        <>
          <path d="M42 68h16l-8 14z" fill="#fff" />
          <path d="M18 92q32 -14 64 0v8H18z" fill="#22305a" stroke="#0a1020" strokeWidth="2" />
          <path d="M24 92l14 -5v8zM76 92l-14 -5v8z" fill={skinColour} />
        </>
      )}
    </svg>
  )
}
