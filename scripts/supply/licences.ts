/** `npm run licences`: writes supply/third-party.txt, and tells of each package whose licence is not allowed. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { licenceFaults, licenceRules, thirdParty } from "./licenceRules"
import { lockOf } from "./lock"

const root = process.cwd()
const packages = lockOf(root)
const rules = licenceRules(root)
const faults = licenceFaults(packages, rules)
writeFileSync(join(root, "supply/third-party.txt"), thirdParty(packages, rules))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`${packages.length} packages, each with a licence that is allowed.`)
