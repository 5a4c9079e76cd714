/** What a technician must know when publishing fails; the owner's sentences have the same names. */
export const publishCards = {
  noWay:
    "Publish in the editor has nowhere to put the site. Either run the site on this machine from the project’s folder (npm run serve), or set in .env: DESK_PUBLISH=git (commits and pushes the content folder), or DESK_PUBLISH='command' with the built site in $SITE_FOLDER, such as DESK_PUBLISH='rsync -a --delete \"$SITE_FOLDER/\" me@example.org:/var/www/inn/'. See docs/editor.md.",
  otherContent:
    'The server on this machine shows another content folder than the editor. Set the same CONTENT_DIR in .env, which both read, and restart both.',
  otherSettings: (names: readonly string[]) =>
    `The running server and the editor differ in these settings: ${names.join(', ')}. Set them in .env, which both read, not in one process’s environment, and restart both.`,
  notSeen:
    'The build succeeded, but npm run serve did not switch to it within 20 seconds. See its log (journalctl -u copperpod-inn) and /healthz; restart it.',
  command: (output: string) =>
    `The command in DESK_PUBLISH failed. The end of its output:\n${output}`,
  git: {
    noRepository:
      'The content folder is in no git repository. In it: git init -b main && git add -A && git commit -m "The inn" && git remote add origin <address> && git push -u origin main',
    noUpstream: 'The branch has no upstream. In the content folder: git push -u origin main',
    behind:
      'The remote has commits that are not here. In the content folder: git pull --rebase, look at the pages, then publish again.',
    nobody:
      'Git has no identity. In the content folder: git config user.name "…" and git config user.email "…"',
    noAccess:
      'The remote refuses the key or token of the user that runs the editor. Try  git push --dry-run  in the content folder as that user; for ssh, see that the key has no passphrase and the host is in known_hosts.',
    tooLong:
      'A git command did not end: a hook of the repository hangs, or the host does. Try git push in the content folder.',
    locked:
      'Another git process is at work, or was stopped. If none runs, delete .git/index.lock in the content folder.',
    noBranch: 'HEAD is detached. In the content folder: git switch main',
    moved:
      'Somebody else committed to the content folder’s repository during the publish. See git log.',
    unfinished:
      'A merge, rebase or cherry-pick is unfinished in the content folder. git status says how to finish it.',
    noGit: 'git is not installed for the user that runs the editor, or the content folder is gone.',
    noNetwork: 'The remote cannot be reached from this machine: see DNS and outgoing connections.',
    other: (output: string) => `git says: ${output}`,
  },
};
