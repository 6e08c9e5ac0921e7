import { imageAddress } from '@sevenmetre/contract/images/images';

interface CoverPictureProps {
  readonly className: string;
  /** Of the uploaded file, as the identity has it. */
  readonly address: string;
}

/** The picture of a cup, in a size of the page: as wide as a phone, less than half of wider pages. */
export function CoverPicture({ className, address }: CoverPictureProps) {
  const sized = (width: 768 | 1536) => `${imageAddress(address, { width })} ${width}w`;
  return (
    <img
      className={className}
      src={imageAddress(address, { width: 1536 })}
      srcSet={`${sized(768)}, ${sized(1536)}`}
      sizes="(min-width: 900px) 42vw, 100vw"
      alt=""
    />
  );
}
