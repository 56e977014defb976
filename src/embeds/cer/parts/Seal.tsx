import { rosette } from "../logic"

const edge = rosette(0, 0, 45, 3, 18)

/** The seal with a hamster's head; broken if the number is invalid. */
export function Seal({ broken }: { broken: boolean }) {
  return (
    <g data-seal="" style={{ cursor: "pointer" }} transform="translate(506 312)">
      <path
        d="M-26 26l-16 62 22-12 12 20 12-62zM26 26l16 62-22-12-12 20-12-62z"
        fill="#1d4fa0"
        stroke="#0d2b63"
        strokeWidth="2"
      />
      <g>
        <path d={edge} fill="#b3162a" stroke="#5d0a13" strokeWidth="2" />
        <circle r="36" fill="#d8304a" stroke="#8c1420" strokeWidth="2" />
        <g fill="#8c1420" stroke="#5d0a13" strokeWidth="1.5">
          <circle cx="-17" cy="-17" r="8" />
          <circle cx="17" cy="-17" r="8" />
          <path d="M-23 2q0-24 23-24t23 24q0 20-23 20t-23-20z" />
        </g>
        <g fill="#f7a6b0">
          <circle cx="-9" cy="-3" r="3.2" />
          <circle cx="9" cy="-3" r="3.2" />
          <path d="M-4 6h8l-4 5z" />
          <path d="M-4 13h8v7h-8z" fill="#fff" />
        </g>
      </g>
      {broken && (
        <path
          d="M-30-46l14 26-12 10 22 14-10 16 20 12-6 22 M-16-20l26-10 M-6 4l28 4"
          fill="none"
          stroke="#fffaf0"
          strokeWidth="6"
          strokeLinejoin="bevel"
        />
      )}
    </g>
  )
}
