import type { Trace } from "../../hooks/page/traces"

/** An eye in true size, which has followed the visitor. */
const trace: Trace = {
  name: "The eye",
  putBack: "close it",
  width: 64,
  height: 64,
  drawing: (
    <>
      <circle cx="36" cy="32" r="30" fill="#4f6b3a" stroke="#22331a" strokeWidth="3" />
      <ellipse cx="36" cy="32" rx="22" ry="18" fill="#ffe08a" stroke="#22331a" strokeWidth="2" />
      <ellipse cx="34" cy="32" rx="5" ry="16" fill="#111" />
      <circle cx="38" cy="25" r="3" fill="#fff" />
      <path d="M12 18q24-18 48 0" fill="none" stroke="#22331a" strokeWidth="5" />
    </>
  ),
}

export default trace
