/** A content security policy as a page writes it. */

type Policy = Readonly<Record<string, readonly string[]>>

/** The text of a policy in which these digests of scripts are added to what may run: "sha256-...", in base64. */
export function policyText(policy: Policy, digests: readonly string[]): string {
  return Object.entries(policy)
    .map(([name, sources]) => {
      const own = name === "script-src" ? digests.map(digest => `'${digest}'`) : []
      return [name, ...sources, ...own].join(" ")
    })
    .join("; ")
}
