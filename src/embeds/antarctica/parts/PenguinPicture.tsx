import type { Penguin } from "../penguins"

type Props = Pick<Penguin, "kind" | "size">

/** A penguin from the side, facing right; the marks on its head show its kind. */
export function PenguinPicture({ kind, size }: Props) {
  const bill = kind === "gentoo" ? "#e8590c" : "#111"
  return (
    <svg viewBox="0 0 40 60" width={Math.round(44 * size)} height={Math.round(66 * size)} aria-hidden="true">
      <path d="M13 56h9l3 3H12zM20 56h9l3 3H19z" fill={kind === "emperor" ? "#333" : "#e8590c"} />
      <path d="M20 12c11 0 14 14 13 26-1 12-5 19-13 19S7 50 7 38 9 12 20 12z" fill="#1b1f2a" />
      <path d="M24 22c8 2 8 12 7 18-1 9-5 15-10 15-4 0-5-10-5-18 0-7 3-16 8-15z" fill="#fff" />
      <path d="M13 27c-4 6-8 14-7 20 5-2 9-8 10-15z" fill="#0d1018" />
      <circle cx="22" cy="10" r="9" fill="#1b1f2a" />
      <path d="M30 8l9 3-9 3z" fill={bill} />
      {kind === "emperor" && <path d="M17 13c3 4 6 5 9 5-1 5-5 6-8 4-2-2-2-6-1-9z" fill="#ffb703" />}
      {kind === "gentoo" && <path d="M15 5c4-3 9-3 12 1-4 1-8 1-12-1z" fill="#fff" />}
      {kind === "chinstrap" && (
        <>
          <path d="M18 9c4-3 9-3 12-1 1 5-2 9-6 10-4-1-6-5-6-9z" fill="#fff" />
          <path d="M17 12c4 4 9 4 13 2" fill="none" stroke="#111" strokeWidth="1.3" />
        </>
      )}
      <circle cx="25" cy="8" r={kind === "Adélie" ? 2.6 : 1.6} fill="#fff" />
      <circle cx="25" cy="8" r="1.1" fill="#000" />
    </svg>
  )
}
