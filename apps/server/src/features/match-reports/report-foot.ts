import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { reportPath } from '@sevenmetre/contract/match-reports/report-path';
import {
  drawingSize,
  printedCode,
  type SignatureMoment,
  type SignatureRole,
  signatureRoles,
  standingOf,
  strokesOf,
} from '@sevenmetre/rules/match';
import { type Side, sides } from '@sevenmetre/rules/vocabulary';
import { inZone } from '../competition/index.ts';
import type { ReportContent, ReportSide } from './report-content.ts';
import { heading } from './report-course.ts';
import { dayText, type ReportWords } from './report-style.ts';
import { muted } from '../../platform/pdf/index.ts';

/** Referees, recorders, remarks and approvals. */
export function reportFoot(content: ReportContent, words: ReportWords): Content[] {
  const { t } = words;
  const { referees, refereeLicences, table, remarks, protest, injuries, spectators, written } = content;
  return [
    heading(t('matchReports.officials')),
    fact(
      t('matchReports.referees'),
      referees.map((name, at) => [name, refereeLicences[at]].filter(Boolean).join('  ')).join(', '),
    ),
    fact(t('matchReports.table'), table.join(', ')),
    fact(t('matchReports.remarks'), remarks),
    ...(protest === '' ? [] : [fact(t('matchReports.protest'), protest)]),
    ...(injuries === '' ? [] : [fact(t('matchReports.injuries'), injuries)]),
    ...(spectators === null ? [] : [fact(t('matchReports.spectators'), String(spectators))]),
    ...written.map((report) => fact(t('matchReports.written'), writtenText(content, report, words))),
    heading(t('matchReports.approvals')),
    {
      table: { widths: ['*', '*'], body: [sides.map((side) => approval(content, side, words))] },
      layout: 'grid',
    },
    ...signatureTable(content, words),
    ...seal(content, words),
  ];
}

/** "7 Home team: what happened (who wrote it)". */
function writtenText(
  content: ReportContent,
  { side, personId, text, name }: ReportContent['written'][number],
  { t }: ReportWords,
): string {
  const { players, officials, team } = content[side];
  const person = [...players, ...officials].find(({ id }) => id === personId);
  const who = [person?.jerseyNumber ?? '', team].join(' ').trim();
  const by = name === '' ? '' : ` (${name})`;
  return `${who}: ${text === '' ? t('matchReports.follows') : text}${by}`;
}

/** Each role with its signature before and after the match; nothing where nobody has signed. */
function signatureTable({ signatures, home, away }: ReportContent, { t }: ReportWords): Content[] {
  if (signatures.length === 0) return [];
  const roleName = (role: SignatureRole) => {
    if (role === 'home-official') return home.team;
    return role === 'away-official' ? away.team : t(`matchReports.role.${role}`);
  };
  const cell = (role: SignatureRole, moment: SignatureMoment): TableCell => {
    const given = signatures.find((one) => one.role === role && one.moment === moment);
    if (given === undefined) return '';
    const { way, name, remark, drawing, isVerified, score } = given;
    const said = way === 'pin' ? t(isVerified === true ? 'matchReports.pin' : 'matchReports.wrongPin') : '';
    const facts = [
      way === 'refused' ? t('matchReports.refused') : said,
      score === null ? '' : `${score.home}:${score.away}`,
      remark,
    ];
    return {
      stack: [
        { text: name === '' ? '–' : name, bold: true },
        ...(drawing === null ? [] : [drawn(drawing)]),
        { text: facts.filter((fact) => fact !== '').join(' · '), color: muted, fontSize: 6.5 },
      ],
    };
  };
  const head = ['', t('matchReports.before'), t('matchReports.after')].map((text): TableCell => ({
    text,
    color: muted,
    bold: true,
    fontSize: 7,
  }));
  return [
    heading(t('matchReports.signatures')),
    {
      table: {
        headerRows: 1,
        widths: [100, '*', '*'],
        body: [
          head,
          ...signatureRoles.map((role) => [roleName(role), cell(role, 'before'), cell(role, 'after')]),
        ],
      },
      layout: 'grid',
      fontSize: 7.5,
    },
  ];
}

/** A drawn signature, a third as high as wide. */
function drawn(drawing: string): Content {
  const scale = 66 / drawingSize.width;
  return {
    canvas: strokesOf(drawing).map((points) => ({
      type: 'polyline',
      lineWidth: 0.6,
      points: points.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    })),
  };
}

/** Version, code and fingerprint of an approved match (MA97). */
function seal({ sealed, edition }: ReportContent, { t, locale, publicUrl }: ReportWords): Content[] {
  if (sealed === null) return [];
  const { day, time } = inZone(sealed.at, edition.timeZone);
  const url = publicUrl === null ? null : `${publicUrl}${reportPath(sealed.code)}`;
  return [
    heading(t('matchReports.sealed')),
    {
      columns: [
        { width: 62, qr: url ?? printedCode(sealed.code), fit: 58, eccLevel: 'M' },
        {
          width: '*',
          stack: [
            {
              text: t('matchReports.version', {
                version: String(sealed.version),
                day: dayText(day, locale),
                time,
              }),
              bold: true,
            },
            { text: t('matchReports.code', { code: printedCode(sealed.code) }) },
            ...(url === null ? [] : [{ text: url, color: muted }]),
            { text: `SHA-256 ${sealed.fingerprint}`, color: muted, fontSize: 6.5 },
          ],
        },
      ],
      columnGap: 8,
      unbreakable: true,
    },
  ];
}

function fact(label: string, value: string): Content {
  return {
    columns: [
      { width: 90, text: label, color: muted },
      { width: '*', text: value === '' ? '–' : value },
    ],
    margin: [0, 1, 0, 1],
  };
}

/**
 * The official's signature after the match, or the approval by name of older releases; the refusal where the official has
 * stated one (MA92); a line to sign without any.
 */
function approval(content: ReportContent, side: Side, { t, locale }: ReportWords): TableCell {
  const { edition } = content;
  const { team } = content[side];
  const given = approvalOf(content, side);
  const at = given?.at ? inZone(given.at, edition.timeZone) : null;
  const stated = afterMatch(content, side);
  const heading = { text: team, color: muted, fontSize: 7.5 };
  if (stated?.way === 'refused')
    return {
      stack: [
        heading,
        { text: stated.name === '' ? '–' : stated.name, bold: true, fontSize: 10, margin: [0, 2, 0, 0] },
        { text: t('matchReports.refused'), color: muted, fontSize: 7.5 },
      ],
    };
  return {
    stack: [
      heading,
      {
        text: given === null ? ' ' : given.official,
        bold: true,
        fontSize: 10,
        margin: [0, given === null ? 10 : 2, 0, 0] as [number, number, number, number],
      },
      {
        text:
          given === null
            ? t('matchReports.signature')
            : t('matchReports.approvedAt', {
                day: at === null ? '' : dayText(at.day, locale),
                time: at?.time ?? '–',
              }),
        color: muted,
        fontSize: 7.5,
      },
    ],
  };
}

/** A signature at another score than the result has to be given again, so it approves nothing (MA93). */
function approvalOf(content: ReportContent, side: Side): ReportSide['approval'] {
  const { match } = content;
  const { homeScore: home, awayScore: away } = match;
  const score = home === null || away === null ? null : { home, away };
  const signed = afterMatch(content, side);
  if (signed === undefined || standingOf(signed, score) !== 'signed') return content[side].approval;
  return { official: signed.name, at: new Date(signed.recordedAt) };
}

/** The standing statement of a side's official after the match. */
function afterMatch({ signatures }: ReportContent, side: Side) {
  return signatures.find(({ role, moment }) => role === `${side}-official` && moment === 'after');
}
