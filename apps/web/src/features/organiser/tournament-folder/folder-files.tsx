import './tournament-folder.css';

interface FolderFilesProps {
  readonly label: string;
  readonly hint: string;
  readonly choose: (files: readonly File[]) => void;
}

/** The files of a tournament: an archive, or several at once. */
export function FolderFiles({ label, hint, choose }: FolderFilesProps) {
  return (
    <div className="field">
      <label htmlFor="f-folder">{label}</label>
      <input
        id="f-folder"
        className="tournament-folder__files"
        type="file"
        multiple
        accept=".zip,.csv,.json,.txt"
        aria-describedby="f-folder-hint"
        onChange={(event) => choose([...(event.target.files ?? [])])}
      />
      <div className="field-hint" id="f-folder-hint">
        {hint}
      </div>
    </div>
  );
}
