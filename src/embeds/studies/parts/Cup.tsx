import type { Kind } from "../schema"

const inside: Record<Kind, string> = {
  pot: "#4a260e",
  tea: "#c46a1c",
  cheap: "#5e4030",
  smell: "#f4f0e6",
  promised: "#f4f0e6",
  own: "#4a260e",
  dreamt: "#f4f0e6",
}

/** Draws a cup with its drink; steaming and lit if it counts. */
export function Cup({ kind, lit }: { kind: Kind; lit: boolean }) {
  return (
    <svg viewBox="0 0 56 52" aria-hidden="true">
      <ellipse cx="26" cy="46" rx="23" ry="5" fill={lit ? "#ffd84a" : "#8a7660"} />
      {kind === "own" ? (
        <>
          <path d="M16 12h20v34H16z" fill="#2e6b4a" />
          <path d="M16 12h6v34h-6z" fill="#4f9a70" />
          <path d="M18 4h16v9H18z" fill="#c9ccd4" />
          <path d="M16 26h20v5H16z" fill="#c8202a" />
        </>
      ) : kind === "cheap" ? (
        <>
          <path d="M12 16h28l-4 29H16z" fill="#efe6d6" />
          <path d="M14 26h25l-1 8H15z" fill="#a0622c" />
          <path d="M12 16h6l2 29h-4z" fill="#fff" />
          <ellipse cx="26" cy="16" rx="14" ry="4" fill={inside[kind]} stroke="#cbbfa8" strokeWidth="2" />
        </>
      ) : (
        <>
          <path d="M40 24q11-1 10 7t-13 8" fill="none" stroke="#dfe6f2" strokeWidth="4" />
          <path d="M9 20h33q0 25-16 25T9 20z" fill="#f7f9ff" />
          <path d="M33 20h9q0 21-12 25 6-8 3-25z" fill="#c3cde0" />
          <path d="M13 31q12 4 26 0" fill="none" stroke="#2a58b0" strokeWidth="3" />
          <ellipse cx="25.5" cy="20" rx="16.5" ry="5" fill={inside[kind]} stroke="#c3cde0" strokeWidth="2" />
          {kind === "tea" && <path d="M38 21l8-6v8h5v8h-9v-8z" fill="#ffe9a8" stroke="#8a5a10" />}
          {kind === "promised" && <ellipse cx="24" cy="21" rx="7" ry="1.8" fill="#b08a60" />}
        </>
      )}
      {kind === "dreamt" && (
        <>
          <path d="M22 2h24q6 1 6 7t-7 6H28l-6 4 1-5q-7-1-6-7t5-5z" fill="#fff" stroke="#5a6a90" />
          <path d="M30 6h9v5h-9zm9 1h3v3h-3" fill="#4a260e" />
        </>
      )}
      {(kind === "smell" || (lit && kind !== "dreamt")) && (
        <path
          d="M18 14q-5-5 0-9m8 8q-5-5 0-10m8 11q-5-5 0-9"
          fill="none"
          stroke={kind === "smell" ? "#fff" : "#f0e2cc"}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
