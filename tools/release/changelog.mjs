/* How the changelog of a package writes a change: its words alone. Whoever updates has no use for the hash of a commit. */

const indented = (text) => text.replaceAll(/\n(?=.)/g, "\n  ");

export default {
  getReleaseLine: async ({ summary }) => `- ${indented(summary.trim())}`,
  getDependencyReleaseLine: async () => "",
};
