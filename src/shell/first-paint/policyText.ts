/** Serialises a content security policy for a page's meta element. */

type Policy = Readonly<Record<string, readonly string[]>>

/** Returns the policy's text, with these digests ("sha256-" and base64) of inline scripts added to `script-src`. */
export function policyText(policy: Policy, digests: readonly string[]): string {
  return Object.entries(policy)
    .map(([name, sources]) => {
      const hashes = name === "script-src" ? digests.map(digest => `'${digest}'`) : []
      return [name, ...sources, ...hashes].join(" ")
    })
    .join("; ")
}
