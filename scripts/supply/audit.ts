/** `npm run audit`: fails where npm knows something against a package that supply/audit.yaml has not judged. */
import { spawnSync } from "node:child_process"
import { auditFaults, judgements, readAudit } from "./auditRules"

const judged = judgements(process.cwd())
// It exits with an error whenever it finds anything; what it found is in what it says.
const { stdout } = spawnSync("npm", ["audit", "--json"], {
  encoding: "utf8",
  maxBuffer: 1 << 28,
  timeout: 120_000,
})
const findings = readAudit(stdout ?? "")
if (!findings) {
  console.log(
    "npm's list of findings can't be asked now, and nothing is known to be new. Run this again with a network.",
  )
} else {
  const { faults, gone } = auditFaults(findings, judged)
  for (const line of [...faults, ...gone]) console.error(line)
  if (faults.length > 0) process.exit(1)
  console.log(`${findings.length} findings, each judged in supply/audit.yaml.`)
}
